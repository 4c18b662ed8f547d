import { createMiddleware } from "hono/factory";
import { matchedRoutes } from "hono/route";
import type { SandboxContext, SandboxEnv } from "../http/env.ts";
import { createFigure, createHistogram } from "./exposition.ts";
import type { LedgerFigures } from "./ledger-figures.ts";
import type { EndedCall } from "./process-log.ts";

/** In seconds: the last is the time after which a site gives up a call. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];

/** Creates the metrics of a process: what counts its calls, and what writes them in Prometheus's text format. */
export function createMetrics(onCall: (call: EndedCall) => void) {
  const calls = createFigure("counter", "sandbox_calls_total", "Calls that have ended, by their answer.");
  const times = createHistogram(
    "sandbox_call_seconds",
    "How long calls took, uploads with their sending.",
    BOUNDS,
  );
  const running = createFigure("gauge", "sandbox_calls_running", "Calls that have not ended.");
  const uploads = createFigure("counter", "sandbox_uploads_total", "Uploads that have ended.");
  const bytes = createFigure("counter", "sandbox_upload_bytes_total", "Bytes of accepted uploads.");

  const count = createMiddleware<SandboxEnv>(async (c, next) => {
    const start = performance.now();
    running.add({}, 1);
    try {
      await next();
    } finally {
      running.add({}, -1);
    }
    const milliseconds = performance.now() - start;
    const call = { method: c.req.method, route: routeOf(c), status: statusOf(c), milliseconds };
    calls.add({ method: call.method, route: call.route, status: String(call.status) });
    times.observe({ method: call.method, route: call.route }, milliseconds / 1000);
    if (c.req.header("Content-Type")?.startsWith("multipart/form-data")) {
      const isAccepted = call.status === 200;
      uploads.add({ route: call.route, result: isAccepted ? "accepted" : "refused" });
      if (isAccepted) bytes.add({ route: call.route }, Number(c.req.header("Content-Length") ?? 0));
    }
    onCall({ ...call, milliseconds: Math.round(milliseconds) });
  });

  return {
    count,
    /** @param sockets how many are open. */
    text(sockets: number, ledger: LedgerFigures): string {
      return [calls, times, running, uploads, bytes, ...nowFigures(sockets, ledger)]
        .map((figure) => figure.text())
        .join("");
    },
  };
}

function nowFigures(sockets: number, ledger: LedgerFigures) {
  const open = createFigure("gauge", "sandbox_sockets", "Open connections of the chat.");
  open.set({}, sockets);
  const entries = createFigure("gauge", "sandbox_ledger_entries", "Entries of the ledger.");
  entries.set({}, ledger.entries);
  const imbalance = createFigure(
    "gauge",
    "sandbox_ledger_imbalance_satang",
    "The sum of all postings: 0 in a sound ledger.",
  );
  imbalance.set({}, ledger.imbalance);
  const balances = createFigure(
    "gauge",
    "sandbox_ledger_balance_satang",
    "The sum of balances by the kind of account.",
  );
  for (const { kind, balance } of ledger.balances) balances.set({ kind }, balance);
  const readAt = createFigure(
    "gauge",
    "sandbox_ledger_read_timestamp_seconds",
    "When the ledger's figures were read: at most every five minutes.",
  );
  readAt.set({}, ledger.readAt.getTime() / 1000);
  return [open, entries, imbalance, balances, readAt];
}

/** Addresses contain codes of members' choices, and any text of a stranger's. */
export function routeOf(c: SandboxContext): string {
  return matchedRoutes(c).findLast(({ method }) => method !== "ALL")?.path ?? "none";
}

/** What a fault has cut off has no answer. */
function statusOf(c: SandboxContext): number | "cut" {
  return c.res.headers.has("x-hono-already-sent") ? "cut" : c.res.status;
}
