import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aSlipEntry, aStatementEntry, aWalletAnswer } from "@member-wallet/api/fixtures";
import { satang } from "@member-wallet/domain";
import type { Asked } from "../../money-calls/record/act.ts";
import { readProgress } from "../../money-calls/record/stored-acts.ts";
import { leaveAct } from "../../testing/left-act.ts";
import { answer, mockBackend } from "../../testing/mock-backend.ts";
import { FIXED_MARKET, renderSite } from "../../testing/render-site.tsx";

const AT = "2026-01-05T04:05:06.000Z";

function leave(asked: Asked, progress: Parameters<typeof readProgress>[0]) {
  leaveAct(asked, false, undefined, { kind: "processing", progress: readProgress(progress), told: true });
}

/** So many minutes after that time. */
const at = (minute: number) => new Date(Date.parse(AT) + minute * 60_000).toISOString();

const row = (text: RegExp) => page.getByRole("button", { name: text });

test("money on its way shows what happens now, and the last step with its time", async () => {
  const entry = aStatementEntry({ statementType: "withdraw", status: "PENDING", amount: 300, createdAt: AT });
  mockBackend({
    "GET /api/wallet": () => answer(aWalletAnswer({ slots: [] })),
    "POST /api/statement": () => answer({ total: 1, statements: [entry] }),
  });
  leave({ kind: "slip" }, { reference: "slip-1", at: AT, amount: 20_000 });
  leave(
    { kind: "qr", provider: "KBANK", amount: null },
    { reference: "qr-1", amount: 10_000, qr: { paidAt: AT } },
  );
  await renderSite("/user/home", FIXED_MARKET, "token-a");
  await expect
    .element(row(/^Withdrawal in progress 300.00 baht ?Withdrawal requested 05\/01\/2026 11:05:06/))
    .toBeVisible();
  await expect
    .element(row(/^Checking your slip 200.00 baht ?We received your slip 05\/01\/2026 11:05:06/))
    .toBeVisible();
  await expect
    .element(row(/^Confirming 100.00 baht ?You told us that you paid 05\/01\/2026 11:05:06/))
    .toBeVisible();
});

test("a withdrawal on its way shows how long the latest ones took; the slips are not asked for", async () => {
  const paid = { statementType: "withdraw", status: "SUCCESS" } as const;
  const statements = [
    aStatementEntry({ ...paid, createdAt: at(-100), endedAt: at(-88) }),
    aStatementEntry({ ...paid, createdAt: at(-200), endedAt: at(-191) }),
  ];
  const { callsTo } = mockBackend({
    "GET /api/wallet": () => answer(aWalletAnswer({ slots: [] })),
    "POST /api/statement": () => answer({ total: 2, statements }),
  });
  leave({ kind: "withdraw", amount: satang(30_000) }, { at: AT, amount: 30_000 });
  await renderSite("/user/home", FIXED_MARKET, "token-a");
  await expect.element(row(/Recently took up to 12 minutes/)).toBeVisible();
  expect(callsTo("POST /api/statement/slip")).toEqual([]);
});

test("a slip that is being checked shows how long the latest ones took", async () => {
  const slips = [
    aSlipEntry({ reference: "slip-1", status: "PENDING", createdAt: AT }),
    aSlipEntry({ reference: "slip-2", status: "SUCCESS", createdAt: at(-100), endedAt: at(-98) }),
    aSlipEntry({ reference: "slip-3", status: "SUCCESS", createdAt: at(-200), endedAt: at(-197) }),
  ];
  mockBackend({
    "GET /api/wallet": () => answer(aWalletAnswer({ slots: [] })),
    "POST /api/statement": () => answer({ total: 0, statements: [] }),
    "POST /api/statement/slip": () => answer({ total: 3, slips }),
  });
  leave({ kind: "slip" }, { reference: "slip-1", at: AT, amount: 20_000 });
  await renderSite("/user/home", FIXED_MARKET, "token-a");
  await expect.element(row(/Recently took up to 3 minutes/)).toBeVisible();
});

test("money on its way shows while the balance does not load", async () => {
  mockBackend({
    "GET /api/wallet": () => answer({ message: "DOWN" }, 500),
    "POST /api/statement": () => answer({ message: "DOWN" }, 500),
  });
  leave({ kind: "withdraw", amount: satang(30_000) }, { at: AT, amount: 30_000 });
  await renderSite("/user/home", FIXED_MARKET, "token-a");
  await expect.element(row(/^Withdrawal in progress 300.00 baht/)).toBeVisible();
});

test("an invite bonus whose end is not known keeps its amount hidden with all others", async () => {
  mockBackend({
    "GET /api/wallet": () => answer(aWalletAnswer({ slots: [] })),
    "POST /api/statement": () => answer({ total: 0, statements: [] }),
  });
  window.sessionStorage.setItem("hiddenAmounts", "true");
  leaveAct({ kind: "invite-bonus", amount: satang(1_615) }, false);
  await renderSite("/user/home", FIXED_MARKET, "token-a");
  await expect.element(page.getByText(/^Claim of the invite bonus, sent at/)).toBeVisible();
  expect(document.body.textContent).not.toContain("16.15");
});
