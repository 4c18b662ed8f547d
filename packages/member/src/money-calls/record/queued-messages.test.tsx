import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { aWalletAnswer } from "@member-wallet/api/fixtures";
import { satang } from "@member-wallet/domain";
import { leaveAct, storedActs } from "../../testing/left-act.ts";
import { answer, mockBackend } from "../../testing/mock-backend.ts";
import { FIXED_MARKET, renderSite } from "../../testing/render-site.tsx";

const home = () => renderSite("/user/home", FIXED_MARKET, "token-a");
const message = (name: string) => page.getByRole("alertdialog", { name });

test("a message that waited for another one to be closed is not lost with the session", async () => {
  mockBackend({
    "GET /api/wallet": () => answer(aWalletAnswer({ slots: [] })),
    "POST /api/statement": () => answer({ total: 0, statements: [] }),
  });
  const error = { kind: "refused", message: "NO", status: 400 } as const;
  const refused = { kind: "refused", error, told: false } as const;
  leaveAct({ kind: "withdraw", amount: satang(11_000) }, false, undefined, refused);
  leaveAct({ kind: "bonus", code: "WEEKLY" }, false, undefined, refused);
  const { screen, session } = await home();
  const names = ["Withdrawal", "Claim of the bonus WEEKLY"];
  const isShown = (name: string) => message(name).elements().length > 0;
  await expect.poll(() => names.filter(isShown)).toHaveLength(1);
  const first = names.find(isShown) ?? "";
  const second = names.find((name) => name !== first) ?? "";
  await expect.poll(storedActs).toContain('"told":true');
  session.leave("refused");
  await screen.unmount();
  await home();
  await expect.element(message(second)).toBeVisible();
  expect(message(first).elements()).toEqual([]);
  await userEvent.keyboard("{Escape}");
  await expect.element(message(second)).not.toBeInTheDocument();
  expect(storedActs()).not.toContain('"told":false');
});
