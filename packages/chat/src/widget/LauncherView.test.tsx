import { createRef, type ReactNode } from "react";
import { expect, onTestFinished, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { Dialog, TextField } from "@member-wallet/ui";
import { ChatTestProviders } from "../testing/ChatTestProviders.tsx";
import { LauncherView } from "./LauncherView.tsx";

/** A page of 2,000 px with something at the screen's lower right corner, where the launcher's place is. */
const site = (inItsPlace: ReactNode, elsewhere: ReactNode = null) => (
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
  </ChatTestProviders>
);

const show = (...parts: Parameters<typeof site>) => render(site(...parts));

const launcher = () => page.getByRole("button", { name: "Chat with support" });
const shown = () =>
  document.querySelector("[data-chat-launcher]")?.checkVisibility({ visibilityProperty: true });
const place = () => document.querySelector("[data-chat-launcher]")?.getBoundingClientRect().toJSON();

/** Over the frames in which a scroll is told. */
async function shownInTheNextFrames() {
  for (let frame = 0; frame < 3; frame += 1) {
    // oxlint-disable-next-line no-await-in-loop -- One frame after another.
    await new Promise((done) => requestAnimationFrame(done));
    if (shown() !== true) return false;
  }
  return true;
}

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
  scrollTo(0);
  expect(await shownInTheNextFrames()).toBe(true);
});

test("it is away on a phone while a field is being filled", async () => {
  await show(null, <TextField label="Name" value="" onChange={() => {}} />);
  await expect.poll(shown).toBe(true);
  await userEvent.click(page.getByLabelText("Name"));
  expect(shown()).toBe(false);
  await userEvent.tab();
  expect(shown()).toBe(true);
});

test("it is back when the page of the field that was being filled is gone", async () => {
  const screen = await show(null, <TextField label="Name" value="" onChange={() => {}} />);
  await userEvent.click(page.getByLabelText("Name"));
  expect(shown()).toBe(false);
  // As in Firefox and WebKit, which send no event of a field that is removed.
  window.addEventListener("focusout", (event) => event.stopPropagation(), { capture: true, once: true });
  await screen.rerender(site(null));
  await expect.poll(shown).toBe(true);
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
