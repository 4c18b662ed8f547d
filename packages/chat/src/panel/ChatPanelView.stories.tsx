import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState, type ReactNode } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import type { ConversationState, Message } from "../conversation/conversation.ts";
import { FRESH } from "../testing/fake-conversation.ts";
import { DeliveryMark } from "../support/DeliveryMark.tsx";
import { AgentName } from "../support/AgentName.tsx";
import { AgentFace } from "../support/AgentFace.tsx";
import { SupportLine } from "../support/SupportLine.tsx";
import { UnreadDivider } from "../messages/UnreadDivider.tsx";
import { aMedia, aMessage, aPicture, anOutgoing, AFTERNOON } from "../testing/sample-messages.ts";
import { ChatPanelView, type ChatPanelViewProps } from "./ChatPanelView.tsx";
import { ChosenFiles } from "./ChosenFiles.tsx";
import { Composer } from "./Composer.tsx";
import { DayInSight } from "./DayInSight.tsx";
import { MessageLog } from "./MessageLog.tsx";
import { PreparedCardView } from "./PreparedCardView.tsx";
import { SearchBar } from "../search/SearchBar.tsx";

const nothing = () => {};

const meta = {
  title: "Chat/Panel",
  tags: ["wide"],
  component: ChatPanelView,
  subcomponents: {
    MessageLog,
    DayInSight,
    UnreadDivider,
    SupportLine,
    AgentName,
    AgentFace,
    DeliveryMark,
    PreparedCardView,
    ChosenFiles,
    Composer,
    SearchBar,
  },
  parameters: {
    usage: {
      do: ["Leave it mounted: it unmounts its content when the closing animation has ended."],
      dont: ["Don't open it by itself: the customer or a press on the page does."],
    },
  },
  args: {
    open: true,
    state: FRESH,
    actions: {
      reload: nothing,
      loadOlder: nothing,
      sendText: nothing,
      pressButton: nothing,
      sendFile: nothing,
      retry: nothing,
      remove: nothing,
      releasePreview: nothing,
      setTyping: nothing,
      sendCard: nothing,
    },
    chatUrl: "",
    draft: { read: () => "", keep: nothing },
    prepared: null,
    onPreparedTaken: nothing,
    menu: (_onSearch: () => void): ReactNode => null,
    onClose: nothing,
    onClosed: nothing,
  },
} satisfies Meta<typeof ChatPanelView>;
export default meta;
type Story = StoryObj<typeof meta>;

const DAY = 86_400_000;

const SOMYING = { name: "สมหญิง", picture: aPicture() };

const support = (id: string, payload: string, createdAt: number): Message =>
  aMessage({ message_type: "text", payload }, { id, createdAt });

const customer = (id: string, payload: string, createdAt: number): Message => ({
  ...support(id, payload, createdAt),
  sender: "customer",
});

/** Two days of a deposit that did not arrive. */
const MESSAGES: readonly Message[] = [
  customer("1", "ฝากเงินแล้วยอดยังไม่เข้าค่ะ", AFTERNOON - DAY),
  support("2", "สวัสดีค่ะ ยินดีให้บริการค่ะ", AFTERNOON - DAY + 60_000),
  support("3", "ขอสลิปโอนเงินด้วยนะคะ", AFTERNOON - DAY + 90_000),
  aMessage(aMedia(), { id: "4", sender: "customer", createdAt: AFTERNOON }),
  support("5", "ได้รับสลิปแล้วค่ะ รอสักครู่นะคะ", AFTERNOON + 60_000),
];

/** 120 messages, four a day. */
const LONG: readonly Message[] = Array.from({ length: 120 }, (_, index) => {
  const at = AFTERNOON - (30 - Math.floor(index / 4)) * DAY + (index % 4) * 60_000;
  return index % 3 === 0
    ? customer(`l${index}`, "ฝากเงินแล้วยอดยังไม่เข้าค่ะ", at)
    : support(`l${index}`, "ได้รับสลิปแล้วค่ะ รอสักครู่นะคะ", at);
});

const withState = (state: Partial<ConversationState>): Story => ({ args: { state: { ...FRESH, ...state } } });

export const Fresh: Story = {};
export const Conversation: Story = withState({ messages: MESSAGES });
export const Unread: Story = withState({ messages: LONG, unread: 3 });
/** Everything that a backend may tell: two agents, one of them typing, and what support has seen. */
export const SupportIsThere: Story = withState({
  messages: MESSAGES.map((message) =>
    message.sender === "other" ? { ...message, agent: SOMYING } : message,
  ),
  support: {
    agents: [SOMYING, { name: "สมชาย", picture: null }],
    typing: true,
    seenUntil: AFTERNOON - DAY,
    hours: null,
    wait: null,
  },
});
/** Hours without a day: support never opens. */
export const SupportIsClosed: Story = withState({
  support: {
    agents: [],
    typing: false,
    seenUntil: null,
    hours: { open: "09:00", close: "17:00", zone: "+07:00", days: [] },
    wait: 180,
  },
});
export const Loading: Story = withState({ connection: "connecting", history: "loading" });
export const HistoryFailed: Story = withState({ history: "failed" });
export const CannotStart: Story = withState({ connection: "failed", history: "failed" });
export const FailedWithMessages: Story = withState({ connection: "failed", messages: MESSAGES });
export const Reconnecting: Story = withState({ connection: "reconnecting", messages: MESSAGES });
export const LongHistory: Story = withState({ messages: LONG, older: "available" });
/** One of many messages, whose words are marked. */
export const Searching: Story = {
  // What was typed is what the customer wrote.
  tags: ["thai-script"],
  args: {
    ...withState({ messages: LONG, older: "available" }).args,
    menu: (onSearch) => <OpenAtOnce onOpen={onSearch} />,
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.type(await page.findByRole("searchbox"), "สลิป");
    await waitFor(() => expect(page.getByText("1/80")).toBeVisible());
  },
};
/** A page's own header and texts. */
export const OwnSlots: Story = {
  // The operator's words.
  tags: ["thai-script"],
  args: {
    ...withState({ messages: MESSAGES }).args,
    slots: {
      header: () => "ทีมดูแลสมาชิก",
      messages: { text: ({ content }) => <strong>{content.payload}</strong> },
    },
  },
};
export const OlderLoading: Story = withState({ messages: MESSAGES.slice(2), older: "loading" });
export const OlderFailed: Story = withState({ messages: MESSAGES.slice(2), older: "failed" });
export const Uploading: Story = withState({
  messages: MESSAGES.slice(0, 3),
  outgoing: [
    anOutgoing({
      id: "upload",
      content: {
        kind: "attachment",
        caption: "",
        media: "image",
        name: "สลิปโอนเงิน.png",
        size: 240_000,
        preview: aPicture(),
      },
      state: { kind: "uploading", progress: 0.6 },
    }),
  ],
});
export const NotSent: Story = withState({
  messages: MESSAGES.slice(0, 3),
  outgoing: [anOutgoing({ state: { kind: "failed", error: { kind: "unknown" } } }), anOutgoing({ id: "o2" })],
});

/** A message of support arrives while the customer reads older ones. */
export const NewMessages: Story = {
  ...withState({ messages: LONG }),
  render: (args) => (
    <MessageWhileReading {...args} arriving={support("new", "ขอสลิปโอนเงินด้วยนะคะ", AFTERNOON)} />
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const log = await page.findByRole("log");
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(1000));
    log.scrollTo({ top: 200, behavior: "instant" });
    await waitFor(() => expect(log.parentElement?.querySelector("[data-way=new]")).toBeVisible());
  },
};

function OpenAtOnce({ onOpen }: { readonly onOpen: () => void }) {
  const [open] = useState(() => onOpen);
  useEffect(() => open(), [open]);
  return null;
}

/** Once the customer has scrolled up, a message arrives. */
function MessageWhileReading({ arriving, ...props }: ChatPanelViewProps & { readonly arriving: Message }) {
  const [reading, setReading] = useState(false);
  const { state } = props;
  const messages = reading ? [...state.messages, arriving] : state.messages;
  return (
    <div
      onScrollCapture={({ target }) => {
        if (target instanceof Element && target.scrollTop < 1000) setTimeout(setReading, 0, true);
      }}
    >
      <ChatPanelView {...props} state={{ ...state, messages }} />
    </div>
  );
}

export const TypingNearTheLimit: Story = {
  tags: ["thai-script"],
  args: { draft: { read: () => "ฝากเงินแล้วยอดยังไม่เข้าค่ะ ".repeat(69).slice(0, 1950), keep: nothing } },
};
export const TooLong: Story = {
  tags: ["thai-script"],
  args: { draft: { read: () => "ฝากเงินแล้วยอดยังไม่เข้าค่ะ ".repeat(80).slice(0, 2001), keep: nothing } },
};
export const Prepared: Story = {
  tags: ["thai-script"],
  args: { prepared: { text: "ฝากเงินแล้วยอดยังไม่เข้าค่ะ" } },
};
export const PreparedWithCard: Story = {
  tags: ["thai-script"],
  args: {
    state: { ...FRESH, offers: { cards: true } },
    prepared: {
      text: "ฝากเงินแล้วยอดยังไม่เข้าค่ะ",
      card: {
        title: "สลิปโอนเงิน",
        lines: ["1,000.00", "02/03/2026 14:05:00"],
        text: "ฝากเงินแล้วยอดยังไม่เข้าค่ะ",
      },
    },
  },
};
export const FilesChosen: Story = {
  tags: ["thai-script"],
  play: async ({ canvasElement }) => {
    const input = await waitFor(() => {
      const found = canvasElement.ownerDocument.querySelector<HTMLInputElement>("input[multiple]");
      if (!found) throw new Error("The panel has no file input yet.");
      return found;
    });
    const canvas = new OffscreenCanvas(60, 90);
    canvas.getContext("2d");
    const picture = await canvas.convertToBlob();
    const files = [1, 2].map((at) => new File([picture], `สลิปโอนเงิน ${at}.png`, { type: "image/png" }));
    await userEvent.upload(input, files);
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.getAllByRole("img", { name: /^สลิปโอนเงิน/ })).toHaveLength(2));
  },
};
export const AttachmentRefused: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const input = await waitFor(() => {
      const found = canvasElement.ownerDocument.querySelector<HTMLInputElement>("input[multiple]");
      if (!found) throw new Error("The panel has no file input yet.");
      return found;
    });
    await userEvent.upload(input, new File(["x"], "slip.pdf", { type: "application/pdf" }), {
      applyAccept: false,
    });
    const alerts = await page.findAllByRole("alert");
    await expect(alerts.some((alert) => alert.textContent !== "")).toBe(true);
  },
};
export const LongWord: Story = withState({
  messages: [support("w", "https://operator.example/".padEnd(400, "a"), AFTERNOON)],
});
