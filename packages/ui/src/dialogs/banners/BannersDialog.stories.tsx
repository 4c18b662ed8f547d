import type { Meta, StoryObj } from "@storybook/react-vite";
import { LONG_LAO, LONG_THAI } from "../../testing/long-texts.ts";
import { BannersDialog } from "./BannersDialog.tsx";

const meta = {
  title: "Dialogs/Banners",
  component: BannersDialog,
  parameters: {
    usage: {
      do: ["Show it once before the dialog that it introduces; closing leads on."],
      dont: ["Don't show it when there is no banner."],
    },
  },
  args: {
    title: "ชวนเพื่อน",
    banners: [
      { image: null, html: "<h3>ชวนเพื่อน</h3><p>รับโบนัสทุกครั้งที่เพื่อนเล่น</p>" },
      { image: null, html: "<p>เพื่อนต้องสมัครจากลิงก์ของคุณ</p>" },
    ],
    onContinue: () => {},
    onClose: () => {},
  },
} satisfies Meta<typeof BannersDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const Loading: Story = { args: { banners: null } };
export const One: Story = { args: { banners: [{ image: null, html: "<p>รับโบนัส</p>" }] } };
export const LostPicture: Story = {
  args: { banners: [{ image: "data:image/png,lost", html: "<p>รูปหาย</p>" }] },
};
export const LongTexts: Story = {
  tags: ["thai-script", "lao-script"],
  args: {
    banners: [
      { image: null, html: `<p>${LONG_THAI}</p>` },
      { image: null, html: `<p>${LONG_LAO}</p>` },
    ],
  },
};
