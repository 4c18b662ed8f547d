import type { IdempotencyKey } from "@member-wallet/api";
import { satang } from "@member-wallet/domain";
import { describe, expect, test } from "vitest";
import {
  type Act,
  type FollowedStand,
  foundQrKey,
  isTold,
  type Progress,
  type QrProgress,
  type Stand,
} from "./act.ts";
import { afterEvent } from "./after-event.ts";
import { readProgress } from "./stored-acts.ts";

const PAID = "2026-01-05T04:00:00.000Z";
const NOW = Date.parse(PAID);
const OLDER = "2026-01-05T03:00:00.000Z";
const keyOf = (id: string) => id as IdempotencyKey;
const progressOf = (id: string, qr: Partial<QrProgress> = {}, at: string | null = null): Progress =>
  readProgress({ reference: id, at, amount: 30_000, qr: { before: [OLDER], paidAt: null, ...qr } });

/** A QR of 300 baht that is awaited. */
const aQr = (id: string, qr?: Partial<QrProgress>): Act => ({
  asked: { kind: "qr", provider: "WW", amount: satang(30_000) },
  key: keyOf(id),
  began: 0,
  stand: { kind: "processing", progress: progressOf(id, qr), told: true },
});

const paid = (id: string): FollowedStand => ({
  kind: "ended",
  progress: progressOf(id, {}, PAID),
  end: { kind: "arrived", wallet: null },
  told: false,
});
const notFound = (id: string): FollowedStand => ({
  kind: "ended",
  progress: progressOf(id),
  end: { kind: "not-found" },
  told: false,
});
const look = (acts: readonly Act[], id: string, stand: FollowedStand) =>
  afterEvent(acts, { kind: "followed", key: keyOf(id), stand }, NOW);
const reportPaid = (acts: readonly Act[], id: string) =>
  afterEvent(acts, { kind: "reported-paid", key: keyOf(id), at: PAID }, NOW);

describe("two awaited QRs of one amount", () => {
  test("are not both paid by a deposit that both their looks find at once", () => {
    const acts = look(look([aQr("A"), aQr("B")], "A", paid("A")), "B", paid("B"));
    expect(acts.map(({ stand }) => stand.kind)).toEqual(["ended", "processing"]);
  });

  test("the second may be paid by another deposit", () => {
    const once = look([aQr("A"), aQr("B")], "A", paid("A"));
    const other = { ...paid("B"), progress: progressOf("B", {}, "2026-01-05T04:00:01.000Z") };
    expect(look(once, "B", other).map(({ stand }) => stand.kind)).toEqual(["ended", "ended"]);
  });
});

const open = (before: readonly string[]): FollowedStand => ({
  kind: "processing",
  progress: progressOf("A", { before }),
  told: false,
});
const qrOf = ([act]: readonly Act[]) => act?.stand.kind === "processing" && act.stand.progress.qr;

describe("a look at a QR", () => {
  test("adds the deposits that are not its payment to those of earlier looks", () => {
    const acts = look(look([aQr("A", { before: null })], "A", open([OLDER])), "A", open([PAID]));
    expect(qrOf(acts)).toMatchObject({ before: [OLDER, PAID] });
    expect(look(acts, "A", open([OLDER]))).toBe(acts);
  });

  test("keeps that the member said meanwhile that they paid", () => {
    expect(qrOf(look(reportPaid([aQr("A")], "A"), "A", open([PAID])))).toMatchObject({ paidAt: PAID });
  });
});

describe("a QR that is gone without money", () => {
  test("is no news to a member who did not say that they paid", () => {
    expect(look([aQr("A")], "A", notFound("A")).map(isTold)).toEqual([true]);
  });

  test("is told to one who did, also while the look was under way", () => {
    expect(look(reportPaid([aQr("A")], "A"), "A", notFound("A")).map(isTold)).toEqual([false]);
  });
});

test("a QR that its member cancelled is awaited no more", () => {
  expect(afterEvent([aQr("A"), aQr("B")], { kind: "dropped", key: keyOf("A") }, NOW)).toEqual([aQr("B")]);
});

describe("a QR that showed while its own act did not know its id", () => {
  const key = keyOf("asked");
  const named: FollowedStand = {
    kind: "processing",
    progress: progressOf("q-1", { before: null }),
    told: false,
  };
  const nameless = { ...named, progress: { ...named.progress, reference: null } };
  const answered = { kind: "answered", key, stand: named } as const;
  const own = (stand: Stand): Act => ({ ...aQr("asked"), began: 1, stand });
  const found = { ...aQr("q-1"), key: foundQrKey("q-1") };

  test.each([
    ["its answer", { kind: "sending" }, answered],
    ["a look", nameless, { ...answered, kind: "followed" }],
  ] as const)("is one act once %s names it, with what was known of it", (_what, stand, event) => {
    const shown = reportPaid([own(stand), found, aQr("B")], found.key);
    const [act, ...others] = afterEvent(shown, event, NOW);
    expect(act).toMatchObject({
      key,
      began: 1,
      stand: { kind: "processing", progress: { reference: "q-1" } },
    });
    expect(qrOf(act ? [act] : [])).toMatchObject({ before: [OLDER], paidAt: PAID });
    expect(others).toEqual([aQr("B")]);
  });

  test("and is paid by then has its money, which is not told again", () => {
    const stand: Stand = { ...paid("q-1"), told: true };
    const acts = afterEvent([own({ kind: "sending" }), { ...found, stand }], answered, NOW);
    expect(acts).toMatchObject([{ key, stand: { end: { kind: "arrived" }, told: true } }]);
  });
});
