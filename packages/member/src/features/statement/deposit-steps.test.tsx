import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { aStatementEntry, aWalletAnswer } from "@member-wallet/api/fixtures";
import { resizePage } from "@member-wallet/ui/testing";
import { readProgress } from "../../money-calls/record/stored-acts.ts";
import { leaveAct } from "../../testing/left-act.ts";
import { answer, mockBackend } from "../../testing/mock-backend.ts";
import { FIXED_MARKET, renderSite } from "../../testing/render-site.tsx";

const CAME = "2026-01-05T04:05:06.000Z";

const steps = (of: ReturnType<typeof page.getByRole>) =>
  of
    .getByRole("listitem")
    .elements()
    .map(({ textContent }) => textContent);

beforeEach(() => {
  mockBackend({
    "GET /api/wallet": () => answer(aWalletAnswer()),
    "POST /api/statement": () => answer({ total: 1, statements: [aStatementEntry({ createdAt: CAME })] }),
  });
  const slip = { reference: "slip-1", at: "2026-01-05T04:01:02.000Z", amount: 10_000, endedAt: CAME };
  leaveAct({ kind: "slip" }, false, undefined, {
    kind: "ended",
    progress: readProgress(slip),
    end: { kind: "arrived", wallet: null },
    told: true,
  });
});

const STEPS = ["We received your slip05/01/2026 11:01:02", "The money is in your wallet05/01/2026 11:05:06"];

test("the entry of a deposit by slip shows when the slip came and when its money did", async () => {
  await renderSite("/user/statement?dialog=statement-entry&type=deposit", FIXED_MARKET, "token-a");
  await expect.poll(() => steps(page.getByRole("dialog", { name: "Entry" }))).toEqual(STEPS);
});

test("and so does the entry beside the statement on a wide screen", async () => {
  await resizePage(1280, "100%");
  await renderSite("/user/statement", FIXED_MARKET, "token-a");
  await expect.poll(() => steps(page.getByRole("region", { name: "Entry" }))).toEqual(STEPS);
});
