import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Support } from "../conversation/conversation.ts";
import { field, openPanel, sendButton } from "../testing/panel-driver.tsx";
import { aTextMessage, MORNING } from "../testing/panel-fixtures.ts";

const NOBODY: Support = { agents: [], typing: false, seenUntil: null, hours: null, wait: null };
const MALI = { name: "Mali", picture: null };

const at = (minute: number) => ({ createdAt: MORNING + minute * 60_000 });

const marks = () =>
  page
    .getByText(/^(Sent|Seen by support)$/)
    .elements()
    .map((mark) => mark.textContent);

test("the header says who is there and who types, and not while the line is down", async () => {
  const { conversation } = await openPanel({
    support: { ...NOBODY, agents: [MALI, { ...MALI, name: "Nok" }] },
  });
  await expect.element(page.getByText("Mali, Nok")).toBeVisible();
  conversation.set({ support: { ...NOBODY, agents: [MALI], typing: true } });
  await expect.element(page.getByText("Support is typing")).toBeVisible();
  conversation.set({ connection: "reconnecting" });
  await expect.element(page.getByText("Support is typing")).not.toBeInTheDocument();
});

test("with nobody there it says how long an answer takes, or when it comes", async () => {
  const { conversation } = await openPanel({ support: { ...NOBODY, wait: 170 } });
  await expect.element(page.getByText("An answer usually takes about 3 minutes")).toBeVisible();
  const never = { open: "09:00", close: "17:00", zone: "+07:00", days: [] };
  conversation.set({ support: { ...NOBODY, wait: 170, hours: never } });
  await expect.element(page.getByText("Closed now")).toBeVisible();
  expect(page.getByText("An answer usually takes").query()).toBeNull();
});

test("a face without a picture is the name's first letter with its marks", async () => {
  const { conversation } = await openPanel({
    support: { ...NOBODY, agents: [{ ...MALI, name: " \u{1f600}Mali" }] },
  });
  await expect.element(page.getByText("\u{1f600}", { exact: true })).toBeInTheDocument();
  conversation.set({ support: { ...NOBODY, agents: [{ ...MALI, name: "ปู่มั่น" }] } });
  await expect.element(page.getByText("ปู่", { exact: true })).toBeInTheDocument();
});

test("a message has its writer's name once, and the customer's own whether support has seen it", async () => {
  const { conversation } = await openPanel({
    support: { ...NOBODY, seenUntil: MORNING + 60_000 },
    messages: [
      aTextMessage("Mine", { sender: "customer", ...at(1) }),
      aTextMessage("Hello", { agent: MALI, ...at(2) }),
      aTextMessage("How can I help?", { agent: MALI, ...at(3) }),
      aTextMessage("Mine too", { sender: "customer", ...at(4) }),
    ],
  });
  await expect.element(page.getByText("Mali")).toBeVisible();
  expect(page.getByText("Mali").elements()).toHaveLength(1);
  await expect.poll(marks).toEqual(["Seen by support", "Sent"]);
  conversation.set({ support: { ...NOBODY, seenUntil: MORNING + 240_000 } });
  await expect.poll(marks).toEqual(["Seen by support", "Seen by support"]);
  conversation.set({ support: null });
  await expect.poll(marks).toEqual([]);
});

test("what is typed tells that the customer types, and sending that they stopped", async () => {
  const { conversation } = await openPanel();
  await userEvent.fill(field(), "hi");
  await sendButton().click();
  const typing = conversation.calls.filter(([call]) => call === "setTyping").map(([, on]) => on);
  expect(typing).toEqual([true, false]);
});
