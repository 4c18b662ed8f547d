import { satang } from "@member-wallet/domain";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { CopyButton } from "../../copy-button/CopyButton.tsx";
import { TestProviders } from "../../testing/TestProviders.tsx";
import { AccountDetails } from "./account/AccountDetails.tsx";
import { anAccount, anOpenQr, METHODS, offers } from "./deposit-fixtures.ts";
import { DepositDialog, type DepositDialogProps } from "./DepositDialog.tsx";
import type { DepositMethod } from "./props.ts";
import { QrDeposit } from "./qr/QrDeposit.tsx";
import { SUPPORT_LINK } from "../../testing/support-link.tsx";

const nothing = () => {};

const aDialog = (over: Partial<DepositDialogProps>) =>
  render(
    <TestProviders>
      <DepositDialog
        offers={offers()}
        chosen={null}
        closeDisabled={false}
        onChoose={nothing}
        onBack={nothing}
        onClose={nothing}
        {...over}
      >
        {over.children ?? (() => null)}
      </DepositDialog>
    </TestProviders>,
  );

const anOpenQrDialog = () =>
  aDialog({
    chosen: "WW",
    children: () => (
      <QrDeposit
        provider="WW"
        minimum={satang(10_000)}
        content={anOpenQr()}
        pending={false}
        unresolved={null}
        amount=""
        now={Date.now}
        statementHref="/user/statement"
        support={SUPPORT_LINK}
        onAmount={nothing}
        onCreate={nothing}
        onCancel={() => Promise.resolve()}
        onDone={nothing}
        onExpire={nothing}
        onRetry={nothing}
      />
    ),
  });

const button = (name: string) => page.getByRole("button", { name });

/** Words of Latin letters that a line break divides. */
function brokenWords(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (texts.nextNode()) {
    const node = texts.currentNode;
    for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[A-Za-z0-9,.]+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) broken.push(word);
    }
  }
  return broken;
}

afterEach(async () => {
  document.documentElement.style.fontSize = "";
  await page.viewport(360, 800);
});

test("the methods are in groups in their order, the fastest marked, and no row is like another", async () => {
  await aDialog({});
  const headings = page.getByRole("heading", { level: 4 }).elements();
  expect(headings.map(({ textContent }) => textContent?.trim())).toEqual([
    "QR code Fastest",
    "Bank transfer",
    "Gift link",
  ]);
  const rows = page.getByRole("list").getByRole("button").elements();
  expect(rows.map(({ textContent }) => textContent?.trim().replace(/\s+/g, " "))).toEqual([
    "KBANKธนาคารกสิกรไทย •••6543 Scan a QR code",
    "พร้อมเพย์ WW Scan a QR code",
    "KBANKธนาคารกสิกรไทย •••7890 Transfer, credited automatically",
    "SCBธนาคารไทยพาณิชย์ •••3456 Transfer, then send the slip",
    "Gift link Paste the link from your payment app",
  ]);
  // The mark is no part of the name; the end of the account number is.
  await expect
    .element(button("ธนาคารกสิกรไทย •••6543 Scan a QR code"))
    .toHaveAccessibleName("ธนาคารกสิกรไทย •••6543 Scan a QR code");
  expect(
    page
      .getByText("ธนาคารกสิกรไทย")
      .elements()
      .map((name) => name.getAttribute("lang")),
  ).toEqual(["th", "th"]);
});

const textOf = (group: Element) => group.textContent.trim().replace(/\s+/g, " ");
const middleOf = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return (top + bottom) / 2;
};

test("the method chosen last is alone above the others; groups are in the order of their first methods", async () => {
  const [qr, gateway, auto, slip] = METHODS;
  expect.assert(qr && gateway && auto && slip);
  await aDialog({ offers: offers({ methods: [gateway, slip, qr, auto], latest: gateway.key }) });
  const groups = [...document.querySelectorAll("section:has(> h4)")];
  expect(groups.map(textOf)).toEqual([
    "Chosen last time Fastestพร้อมเพย์ WW Scan a QR code",
    "Bank transfer SCBธนาคารไทยพาณิชย์ •••3456 Transfer, then send the slip KBANKธนาคารกสิกรไทย •••7890 Transfer, credited automatically",
    "QR code FastestKBANKธนาคารกสิกรไทย •••6543 Scan a QR code",
  ]);
});

test("the way back from a method stands beside the dialog's title, unless it is the only one", async () => {
  const onBack = vi.fn<() => void>();
  const dialog = await aDialog({ chosen: "WW", onBack });
  const back = button("Choose another method");
  const title = page.getByRole("heading", { level: 2 }).element();
  expect(Math.abs(middleOf(back.element()) - middleOf(title))).toBeLessThanOrEqual(1);
  await back.click();
  expect(onBack).toHaveBeenCalledOnce();
  await dialog.unmount();
  await aDialog({ chosen: "WW", offers: offers({ methods: METHODS.slice(1, 2) }) });
  await expect.element(page.getByRole("heading", { level: 3 })).toHaveFocus();
  expect(back.elements()).toEqual([]);
});

function Choosing() {
  const [chosen, setChosen] = useState<string | null>("WW");
  return (
    <TestProviders>
      <DepositDialog
        offers={offers()}
        chosen={chosen}
        closeDisabled={false}
        onChoose={setChosen}
        onBack={() => setChosen(null)}
        onClose={nothing}
      >
        {() => null}
      </DepositDialog>
    </TestProviders>
  );
}

test("back at the list, where the button back is gone, the dialog's title has the focus", async () => {
  await render(<Choosing />);
  await expect.element(page.getByRole("heading", { level: 3 })).toHaveFocus();
  button("Choose another method").element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(button("Choose another method")).not.toBeInTheDocument();
  await expect.element(page.getByRole("heading", { level: 2 })).toHaveFocus();
});

test.each([
  [1 / 640, ["640 kip = 1 baht", "12,800 kip (20.00 baht)"]],
  [null, ["Not known yet: ask support before you transfer."]],
])("an account in kip tells the rate of %s and its minimum, or who converts", async (rate, told) => {
  const account = anAccount({ currency: "LAK", rate });
  await aDialog({
    chosen: "SCB-1",
    children: () => <AccountDetails account={account} auto={false} from="" statementHref="/" copy={null} />,
  });
  const terms = page.getByText("Current exchange rate").element().closest("dl")?.querySelectorAll("dd") ?? [];
  expect([...terms].slice(-told.length).map(({ textContent }) => textContent)).toEqual(told);
});

test("without a QR, the accounts that credit by themselves are the fastest, each marked", async () => {
  await aDialog({ offers: offers({ methods: METHODS.filter(({ kind }) => kind !== "qr") }) });
  await expect
    .element(page.getByRole("button", { name: /Fastest/ }))
    .toHaveAccessibleName(/^ธนาคารกสิกรไทย •••7890/);
  expect(page.getByText("Fastest").elements()).toHaveLength(1);
});

test.each(["account", "gift-link"] as const)("nothing is marked where there is only the %s", async (kind) => {
  await aDialog({ offers: offers({ methods: METHODS.filter((method) => method.kind === kind) }) });
  await expect.element(page.getByRole("list").getByRole("button").first()).toBeVisible();
  expect(page.getByText("Fastest").elements()).toEqual([]);
});

test.each([
  [360, 740],
  [320, 640],
  [768, 1024],
])("an open QR and all its buttons are in sight at %i×%i without scrolling", async (width, height) => {
  await page.viewport(width, height);
  await anOpenQrDialog();
  const picture = page.getByRole("img", { name: "QR code for a deposit of 500.00 baht" });
  await expect.element(picture).toBeVisible();
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  const paid = button("I have paid").element().getBoundingClientRect();
  const parts = [
    picture,
    page.getByRole("timer"),
    button("Save picture"),
    page.getByText("500.00 baht").first(),
  ];
  for (const part of parts) {
    const { top, bottom } = part.element().getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(paid.top);
  }
  expect(button("Cancel QR code").element().getBoundingClientRect().bottom).toBeLessThanOrEqual(height);
  // It stays there, whatever is scrolled.
  // The body scrolls, which it knows once it is measured.
  const scrolling = () => button("I have paid").element().closest("section[tabindex]");
  await expect.poll(scrolling).not.toBeNull();
  const body = scrolling();
  expect.assert(body);
  body.scrollTop = 60;
  expect(Math.round(button("I have paid").element().getBoundingClientRect().top)).toBe(Math.round(paid.top));
  // Nothing shows below it.
  const end = body.getBoundingClientRect().bottom;
  expect(end - button("I have paid").element().getBoundingClientRect().bottom).toBeLessThanOrEqual(20);
});

test("an account without a slip tells what follows the copy, from which account, and where to watch", async () => {
  const account = anAccount();
  await aDialog({
    chosen: "KBANK-1",
    children: () => (
      <AccountDetails
        account={account}
        auto
        from="Krungthai Bank •••7890"
        statementHref="/user/statement"
        copy={<CopyButton text={account.number} label="Account number" />}
      />
    ),
  });
  const steps = page.getByRole("region", { name: "What to do next" }).getByRole("listitem").elements();
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    "Copy the account number",
    "Transfer in your banking app, from your registered account",
    "No slip is needed: the money reaches your wallet automatically",
  ]);
  await expect.element(page.getByText("Your account: Krungthai Bank •••7890")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Open the statement" }))
    .toHaveAttribute("href", "/user/statement");
});

const LONG: readonly DepositMethod[] = [
  { key: "a", kind: "account", code: "KBANK", name: "Kasikornbank", account: "•••3456" },
  {
    key: "b",
    kind: "account",
    code: "BAAC",
    name: "Bank for Agriculture and Agricultural Cooperatives",
    account: "International Holdings",
  },
];

test.each([
  [320, 100],
  [360, 100],
  [320, 200],
  [360, 200],
  [768, 200],
])("no word and no figure is broken at %i px with text at %i per cent", async (width, percent) => {
  await page.viewport(width, 740);
  document.documentElement.style.fontSize = `${percent}%`;
  const list = await aDialog({ offers: offers({ methods: LONG }) });
  await expect.element(button("Kasikornbank •••3456 Transfer, then send the slip")).toBeVisible();
  expect(brokenWords()).toEqual([]);
  await list.unmount();
  await anAccountDialog();
  await expect.element(page.getByText("THONG WALLET CO LTD")).toBeVisible();
  expect(brokenWords()).toEqual([]);
});

const anAccountDialog = () =>
  aDialog({
    offers: offers({ methods: LONG }),
    chosen: "a",
    children: () => (
      <AccountDetails
        account={anAccount({ number: "010120009876543", name: "THONG WALLET CO LTD", currency: "LAK" })}
        auto={false}
        from=""
        statementHref="/user/statement"
        copy={<CopyButton text="010120009876543" label="Account number" />}
      />
    ),
  });
