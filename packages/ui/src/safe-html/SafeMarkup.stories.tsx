import type { Meta, StoryObj } from "@storybook/react-vite";
import { LONG_LAO } from "../testing/long-texts.ts";
import { MediaOriginsProvider } from "./MediaOriginsProvider.tsx";
import { SafeMarkup } from "./SafeMarkup.tsx";

const meta = {
  title: "Media/SafeMarkup",
  component: SafeMarkup,
  subcomponents: { MediaOriginsProvider },
  parameters: {
    usage: {
      do: ["Use it for every markup that the server sends."],
      dont: [
        "Don't use `dangerouslySetInnerHTML` anywhere else.",
        "Don't use it for our own texts: those are translations without markup.",
      ],
    },
  },
  args: {
    html: "<h2>เงื่อนไข</h2><p>ฝากขั้นต่ำ <strong>100 บาท</strong></p><ol><li>ทำเทิร์นให้ครบ</li><li>ถอนทั้งหมด</li></ol><p><a href='https://example.com'>อ่านต่อ</a></p>",
  },
} satisfies Meta<typeof SafeMarkup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Hostile: Story = {
  args: { html: "<script>alert(1)</script><form><input></form><p style='position:fixed'>ข้อความยังอยู่</p>" },
};
export const LongLao: Story = { tags: ["lao-script"], args: { html: `<p>${LONG_LAO}</p>` } };
