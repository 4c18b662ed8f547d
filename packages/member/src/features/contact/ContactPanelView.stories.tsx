import type { Meta, StoryObj } from "@storybook/react-vite";
import { PATHS } from "../../navigation/paths.ts";
import { FAILED, inPublicPage, LONG_LAO, LONG_THAI } from "../../testing/story-frames.tsx";
import { ChatOfferView } from "./ChatOfferView.tsx";
import { type ContactData, ContactPanelView } from "./ContactPanelView.tsx";

/** A drawing in place of a QR code. */
const QR_CODE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h2v2H0zM2 2h2v2H2z"/></svg>')}`;

function ready(over: Partial<ContactData> = {}) {
  const data: ContactData = {
    contactText: "<p>ทีมงานพร้อมดูแลคุณตลอด 24 ชั่วโมง</p>",
    lineLink: "https://line.me/R/ti/p/@operator",
    lineName: "@operator",
    lineQR: QR_CODE,
    ...over,
  };
  return { kind: "ready", data } as const;
}

const meta = {
  title: "Screens/Contact",
  tags: ["wide"],
  component: ContactPanelView,
  subcomponents: { ChatOfferView },
  parameters: {
    usage: {
      do: ["Name every way to reach the operator, and the version for support."],
      dont: ["Don't offer the chat where it is not configured."],
    },
    layout: "fullscreen",
  },
  decorators: [inPublicPage(PATHS.contact)],
  args: { content: ready(), version: "1.1.14", chat: null },
} satisfies Meta<typeof ContactPanelView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const WithChat: Story = { args: { chat: <ChatOfferView onOpen={() => {}} /> } };
export const OnlyText: Story = { args: { content: ready({ lineLink: "", lineName: "", lineQR: "" }) } };
/** The chat app's address leads nowhere: it lacks its "https://". */
export const AddressAsText: Story = { args: { content: ready({ lineLink: "lin.ee/abc", lineQR: "" }) } };
export const Empty: Story = {
  args: { content: ready({ contactText: "", lineLink: "", lineName: "", lineQR: "" }), version: "" },
};
export const Loading: Story = { args: { content: { kind: "loading" } } };
export const FailedToLoad: Story = { args: { content: FAILED } };
export const LongTexts: Story = {
  tags: ["thai-script", "lao-script"],
  args: { content: ready({ contactText: `<p>${LONG_THAI}</p><p>${LONG_LAO}</p>`, lineName: LONG_THAI }) },
};
