import { satang, WALLET } from "@member-wallet/domain";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { resizePage, showKeyboard } from "../testing/resize-page.ts";
import { TestProviders } from "../testing/TestProviders.tsx";
import { BankAccountNameDialog } from "./bank-account-name/index.ts";
import { ChangePasswordDialog } from "./change-password/index.ts";
import { offers } from "./deposit/deposit-fixtures.ts";
import { DepositDialog, GiftLinkForm, QrDeposit } from "./deposit/index.ts";
import { EditProfileDialog } from "./edit-profile/index.ts";
import { aGameDialog } from "./game/game-dialog-fixtures.ts";
import { GameDialog } from "./game/index.ts";
import { TransferDialog } from "./transfer/index.ts";
import { aReadyWithdrawal, aWithdrawDialog } from "./withdraw/withdraw-fixtures.ts";
import { WithdrawDialog } from "./withdraw/index.ts";

const nothing = () => {};
const never = () => new Promise<never>(nothing);

const deposit = (chosen: string, children: ReactNode) => (
  <DepositDialog
    offers={offers()}
    chosen={chosen}
    closeDisabled={false}
    onChoose={nothing}
    onBack={nothing}
    onClose={nothing}
  >
    {() => children}
  </DepositDialog>
);

const ACCOUNTS = {
  wallet: satang(200_000),
  games: [{ code: "PG", name: "PG Slot", balance: satang(33_333) }],
  allGames: true,
  updating: false,
};

/** Every dialog with fields, with what it asks for filled in, and the button that sends it. */
const DIALOGS: Record<string, readonly [ReactNode, string]> = {
  withdraw: [
    <WithdrawDialog
      key="withdraw"
      {...aWithdrawDialog({
        content: aReadyWithdrawal({ bonus: { code: "WELCOME", isFree: false } }),
        draft: { amount: "500" },
      })}
    />,
    "Withdraw",
  ],
  transfer: [
    <TransferDialog
      key="transfer"
      accounts={{ kind: "ready", data: ACCOUNTS }}
      closed={null}
      draft={{ from: WALLET, to: "PG", amount: "500" }}
      pending={null}
      unresolved={null}
      onDraftChange={nothing}
      onTransfer={nothing}
      onCollect={never}
      onClose={nothing}
    />,
    "Transfer",
  ],
  "a deposit by QR": [
    deposit(
      "WW",
      <QrDeposit
        provider="WW"
        minimum={satang(10_000)}
        content={{ kind: "ready", data: { kind: "none" } }}
        pending={false}
        unresolved={null}
        amount="500"
        now={Date.now}
        statementHref="/user/statement"
        support={null}
        onAmount={nothing}
        onCreate={nothing}
        onCancel={never}
        onDone={nothing}
        onExpire={nothing}
        onRetry={nothing}
      />,
    ),
    "Create a QR code",
  ],
  "a deposit by gift link": [
    deposit(
      "gift-link",
      <GiftLinkForm
        minimum={satang(200)}
        message="https://gift.truemoney.com/campaign/?v=0123456789abcdef0123456789abcdef"
        pending={false}
        unresolved={null}
        onMessage={nothing}
        onSend={nothing}
      />,
    ),
    "Deposit with this link",
  ],
  "a game": [<GameDialog key="game" {...aGameDialog({ amount: "500" })} />, "Move 500.00 baht in"],
  "the password": [
    <ChangePasswordDialog key="password" pending={false} onSave={never} onClose={nothing} />,
    "Save",
  ],
  "the name": [
    <EditProfileDialog
      key="name"
      name={{ kind: "ready", data: "Somchai" }}
      pending={false}
      error={null}
      onSave={never}
      onClose={nothing}
    />,
    "Save",
  ],
  "the bank account's name": [
    <BankAccountNameDialog
      key="bank"
      name={{ kind: "ready", data: "SOMCHAI" }}
      beforeCopy
      pending={false}
      onSave={never}
      onClose={nothing}
    />,
    "Save",
  ],
};

const SCREENS = [
  { width: 360, height: 640, keyboard: 280 },
  { width: 640, height: 360, keyboard: 170 },
];

for (const [name, [dialog, submit]] of Object.entries(DIALOGS))
  test.each(SCREENS)(
    `over a keyboard of $keyboard px at $width × $height, each field of ${name} is in sight with the button that sends it`,
    async ({ width, height, keyboard }) => {
      await resizePage(width, "100%", height);
      await render(<TestProviders>{dialog}</TestProviders>);
      const button = page.getByRole("button", { name: submit, exact: true });
      await expect.element(button).toBeInTheDocument();
      const fields = [
        ...document.querySelectorAll<HTMLElement>("dialog :is(input:not([type=radio]), textarea)"),
      ];
      expect(fields).not.toEqual([]);
      const left = height - keyboard;
      const hidden = () =>
        [document.activeElement, button.element()]
          .filter((part) => {
            const at = part?.getBoundingClientRect() ?? new DOMRect();
            const hit = document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2);
            return at.top < 0 || at.bottom > left || !part?.contains(hit);
          })
          .map((part) => part?.outerHTML);
      fields[0]?.focus();
      // As on iPhones the keyboard covers the page, then as on Android it takes from its height.
      showKeyboard(0, left);
      for (const field of fields) {
        field.focus();
        // oxlint-disable-next-line no-await-in-loop -- One field after another.
        await expect.poll(hidden).toEqual([]);
      }
      await page.viewport(width, left);
      for (const field of fields) {
        field.focus();
        // oxlint-disable-next-line no-await-in-loop -- As above.
        await expect.poll(hidden).toEqual([]);
      }
    },
  );
