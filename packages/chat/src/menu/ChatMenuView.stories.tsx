import type { Meta, StoryObj } from "@storybook/react-vite";
import { ChatMenuView } from "./ChatMenuView.tsx";
import { RatingDialog } from "../ending/RatingDialog.tsx";
import { StarsField } from "../ending/StarsField.tsx";
import { TranscriptDialog } from "../ending/TranscriptDialog.tsx";

const TRANSCRIPT = [
  "05/01/2026 10:04:05 สมชาย: ฝากเงินแล้วยอดยังไม่เข้าค่ะ",
  "05/01/2026 10:05:00 สมหญิง: ขอสลิปโอนเงินด้วยนะคะ",
  "05/01/2026 10:05:40 สมชาย: [slip.jpg]",
].join("\n");

const meta = {
  title: "Chat/Menu",
  component: ChatMenuView,
  subcomponents: { RatingDialog, StarsField, TranscriptDialog },
  parameters: {
    usage: {
      do: ["Leave out what the backend doesn't offer."],
      dont: ["Don't ask for a rating before the customer has ended the chat or asks to rate it."],
      accessibility: ["Stars are radio buttons: arrow keys choose; keys of the menu as in Menu."],
    },
  },
  decorators: (Story) => (
    <div style={{ minBlockSize: 320, display: "flex", justifyContent: "end" }}>{Story()}</div>
  ),
  args: {
    offers: { end: true, rating: true, transcript: true, forget: true },
    ending: {
      end: async () => {},
      rate: async () => {},
      forget: async () => {},
      readTranscript: async () => TRANSCRIPT,
    },
    forgetGuest: () => {},
    sound: { on: false, set: () => {} },
    notifications: { on: false, set: () => {} },
    onSearch: () => {},
  },
} satisfies Meta<typeof ChatMenuView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole("button")),
};
export const Rating: Story = {
  render: () => <RatingDialog ended rate={async () => {}} onRated={() => {}} onClose={() => {}} />,
};
export const Transcript: Story = {
  // What the customer and support wrote.
  tags: ["thai-script"],
  render: () => <TranscriptDialog read={async () => TRANSCRIPT} onClose={() => {}} />,
};
export const NotLoaded: Story = {
  render: () => <TranscriptDialog read={() => Promise.reject(new Error("offline"))} onClose={() => {}} />,
};
