import { createRef, type ReactNode } from "react";
import { expect, onTestFinished, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { satang } from "@member-wallet/domain";
import { Amount, Button, Dialog, TextField } from "@member-wallet/ui";
import { ChatTestProviders } from "../testing/ChatTestProviders.tsx";
import { LauncherView } from "./LauncherView.tsx";

/** A page of 2,000 px with something at the screen's lower right corner, where the launcher's place is. */
const show = (inItsPlace: ReactNode, elsewhere: ReactNode = null) =>
  render(
    <ChatTestProviders>
      <div style={{ blockSize: 2000 }}>{elsewhere}</div>
      <div style={{ position: "absolute", right: 20, top: 690 }}>{inItsPlace}</div>
      <LauncherView
        button={createRef()}
        phase="ready"
        open={false}
        unread={0}
        unreadOlder={false}
        invite
        onOpen={() => {}}
        onCloseInvite={() => {}}
      />
    </ChatTestProviders>,
  );

const invitation = () => page.getByRole("button", { name: "Talk to admin" }).elements();
const launcher = () => page.getByRole("button", { name: "Chat with support" });
const shown = () =>
  document.querySelector("[data-chat-launcher]")?.checkVisibility({ visibilityProperty: true });
const place = () => document.querySelector("[data-chat-launcher]")?.getBoundingClientRect().toJSON();

function scrollTo(top: number) {
  onTestFinished(() => window.scrollTo(0, 0));
  window.scrollTo({ top, behavior: "instant" });
}

test("it has one place, over other controls too, and does not leave it", async () => {
  await show(<button type="button">Invite</button>);
  await expect.element(launcher()).toBeVisible();
  const before = place();
  expect(before).toMatchObject({ left: 288, width: 56, height: 56 });
  scrollTo(400);
  await expect.poll(shown).toBe(false);
  await expect.poll(shown).toBe(true);
  expect(place()).toEqual(before);
});

test.each([
  ["an amount", <Amount key="amount" amount={satang(50_000)} unit="baht" />],
  [
    "the main action",
    <Button key="button" variant="primary">
      Deposit
    </Button>,
  ],
  [
    "a field's error",
    <div key="field" style={{ marginTop: -110, width: 320 }}>
      <TextField
        label="Name"
        value=""
        error="Enter the name of your account as your bank has it, in English letters only"
        onChange={() => {}}
      />
    </div>,
  ],
])("it never lies over %s, and is back where that has been scrolled away", async (_what, part) => {
  await show(part);
  await expect.poll(shown).toBe(false);
  scrollTo(400);
  await expect.poll(shown).toBe(true);
  scrollTo(0);
  await expect.poll(shown).toBe(false);
});

test("it is away on a phone while a field is being filled, and the invitation stays off a page with a form", async () => {
  await show(null, <TextField label="Name" value="" onChange={() => {}} />);
  await expect.poll(shown).toBe(true);
  expect(invitation()).toEqual([]);
  await userEvent.click(page.getByLabelText("Name"));
  expect(shown()).toBe(false);
  await userEvent.tab();
  expect(shown()).toBe(true);
});

test("the invitation does not lie over an amount beside the button, which stays", async () => {
  const empty = await show(null);
  await expect.poll(() => invitation().length).toBe(1);
  await empty.unmount();
  await show(
    <div style={{ marginInlineEnd: 120 }}>
      <Amount amount={satang(50_000)} unit="baht" />
    </div>,
  );
  await expect.poll(shown).toBe(true);
  await expect.poll(invitation).toEqual([]);
});

test("it is away behind a dialog", async () => {
  await show(
    null,
    <Dialog title="Deposit" onClose={() => {}}>
      Pay only from your own account.
    </Dialog>,
  );
  await expect.element(page.getByRole("dialog")).toBeVisible();
  expect(shown()).toBe(false);
});
