import { expect, onTestFinished, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import type { ChatOffers } from "../conversation/conversation.ts";
import { ChatTestProviders } from "../testing/ChatTestProviders.tsx";
import type { Ending } from "../ending/create-ending.ts";
import { ChatMenuView } from "./ChatMenuView.tsx";

/** What the browser does by itself. */
const ALWAYS = ["Search messages", "Turn the sound on", "Turn notifications on"];
const OFF = { on: false, set: () => {} };
const ALL: ChatOffers = { end: true, rating: true, transcript: true, forget: true };
const menu = () => page.getByRole("button", { name: "Chat options" });
const item = (name: string) => page.getByRole("menuitem", { name, exact: true });
const question = (name: string) => page.getByRole("alertdialog", { name });
const dialog = (name: string) => page.getByRole("dialog", { name });
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();

/** The menu of a guest at a backend that does all, but for what differs. */
async function mountMenu(offers: ChatOffers = ALL, over: Partial<Ending> = {}, isGuest = true) {
  const calls: unknown[][] = [];
  const done =
    (call: string) =>
    async (...values: unknown[]) =>
      void calls.push([call, ...values]);
  const ending: Ending = {
    end: done("end"),
    rate: done("rate"),
    forget: done("forget"),
    readTranscript: async () => "05/01/2026 10:04:05 Guest: hello\n05/01/2026 10:05:00 Mali: hi",
    ...over,
  };
  const forgetGuest = isGuest ? vi.fn<() => void>() : null;
  await render(
    <ChatTestProviders>
      <ChatMenuView
        offers={offers}
        ending={ending}
        forgetGuest={forgetGuest}
        sound={OFF}
        notifications={OFF}
        onSearch={() => {}}
      />
    </ChatTestProviders>,
  );
  return { calls, forgetGuest };
}

test("it has what the backend offers, and nothing else; a member isn't forgotten", async () => {
  await mountMenu({ transcript: true, forget: true }, {}, false);
  await menu().click();
  await expect.element(page.getByRole("menu")).toBeVisible();
  const items = page.getByRole("menuitem").elements();
  expect(items.map(({ textContent }) => textContent)).toEqual([...ALWAYS, "Chat transcript"]);
});

test("with nothing to offer it has what needs no backend", async () => {
  await mountMenu({}, {}, false);
  await menu().click();
  await expect.element(page.getByRole("menu")).toBeVisible();
  const items = page.getByRole("menuitem").elements();
  expect(items.map(({ textContent }) => textContent)).toEqual(ALWAYS);
});

test("the end is asked for once, told to support, and may be rated with a few words", async () => {
  const { calls } = await mountMenu();
  await menu().click();
  await item("End the chat").click();
  await question("End this chat?").getByRole("button", { name: "End the chat" }).click();
  await expect.element(dialog("How was this chat?")).toBeVisible();
  await expect
    .element(dialog("How was this chat?").getByText("The chat has ended.", { exact: false }))
    .toBeVisible();
  await press("Send the rating");
  await expect.element(page.getByText("Choose one to five stars")).toBeVisible();
  expect(calls).toEqual([["end"]]);
  await page.getByText("4 stars").click({ force: true });
  await expect.element(page.getByRole("radio", { name: "4 stars" })).toBeChecked();
  await page.getByLabelText("Anything to add (optional)").fill("  Quick answer ");
  await press("Send the rating");
  await expect.element(question("Thank you for your rating")).toBeVisible();
  await expect.element(dialog("How was this chat?")).not.toBeInTheDocument();
  expect(calls).toEqual([["end"], ["rate", 4, "Quick answer"]]);
});

test("arrow keys choose the stars", async () => {
  const { calls } = await mountMenu({ rating: true });
  await menu().click();
  await item("Rate the chat").click();
  await page.getByText("1 star", { exact: true }).click({ force: true });
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  await expect.element(page.getByRole("radio", { name: "3 stars" })).toBeChecked();
  await press("Send the rating");
  await expect.poll(() => calls).toEqual([["rate", 3, ""]]);
});

test("an end that fails says so, and can be tried again", async () => {
  const end = vi.fn<Ending["end"]>().mockRejectedValueOnce({ kind: "offline" }).mockResolvedValue(null);
  await mountMenu({ end: true }, { end });
  await menu().click();
  await item("End the chat").click();
  await question("End this chat?").getByRole("button", { name: "End the chat" }).click();
  await expect
    .element(question("End this chat?").getByText("That did not work.", { exact: false }))
    .toBeVisible();
  await question("End this chat?").getByRole("button", { name: "End the chat" }).click();
  await expect.element(question("The chat has ended. Your next message begins a new one.")).toBeVisible();
  expect(end).toHaveBeenCalledTimes(2);
});

test("a rating that is not taken stays as it was typed", async () => {
  await mountMenu({ rating: true }, { rate: () => Promise.reject(new Error("offline")) });
  await menu().click();
  await item("Rate the chat").click();
  await page.getByText("2 stars").click({ force: true });
  await page.getByLabelText("Anything to add (optional)").fill("Slow");
  await press("Send the rating");
  await expect
    .element(dialog("How was this chat?").getByText("That did not work.", { exact: false }))
    .toBeVisible();
  await expect.element(page.getByRole("radio", { name: "2 stars" })).toBeChecked();
  await expect.element(page.getByLabelText("Anything to add (optional)")).toHaveValue("Slow");
});

test("the transcript is shown, and can be saved", async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.protocol}`);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  await mountMenu();
  await menu().click();
  await item("Chat transcript").click();
  await expect
    .element(dialog("Chat transcript").getByText("10:05:00 Mali: hi", { exact: false }))
    .toBeVisible();
  await press("Save as a file");
  expect(saved).toEqual(["Chat transcript.txt blob:"]);
});

test("a transcript that could not be loaded can be asked for again, and an empty one says so", async () => {
  const readTranscript = vi
    .fn<Ending["readTranscript"]>()
    .mockRejectedValueOnce(new Error("offline"))
    .mockResolvedValue("");
  await mountMenu(ALL, { readTranscript });
  await menu().click();
  await item("Chat transcript").click();
  await expect.element(page.getByText("The transcript could not be loaded.")).toBeVisible();
  await press("Try again");
  await expect.element(page.getByText("There are no messages in this chat yet")).toBeVisible();
});

test.each([
  ["deletes at support too, where the backend does", ALL, "in this browser and at support", [["forget"]]],
  ["says what stays, where it doesn't", { ...ALL, forget: false }, "Support keeps what you have sent", []],
] as const)("a guest who wants to be forgotten is asked; it %s", async (_what, offers, text, called) => {
  const { calls, forgetGuest } = await mountMenu(offers);
  await menu().click();
  await item("Delete the chat").click();
  await expect.element(question("Delete this chat?").getByText(text, { exact: false })).toBeVisible();
  expect(forgetGuest).not.toHaveBeenCalled();
  await question("Delete this chat?").getByRole("button", { name: "Delete the chat" }).click();
  await expect.poll(() => forgetGuest?.mock.calls).toHaveLength(1);
  expect(calls).toEqual(called);
  await expect.element(page.getByRole("alertdialog")).not.toBeInTheDocument();
});

test("a guest whom support could not forget is not forgotten here either", async () => {
  const { forgetGuest } = await mountMenu(ALL, { forget: () => Promise.reject(new Error("offline")) });
  await menu().click();
  await item("Delete the chat").click();
  await question("Delete this chat?").getByRole("button", { name: "Delete the chat" }).click();
  await expect
    .element(question("Delete this chat?").getByText("That did not work.", { exact: false }))
    .toBeVisible();
  expect(forgetGuest).not.toHaveBeenCalled();
});
