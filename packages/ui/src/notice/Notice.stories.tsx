import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextLink } from "../link/TextLink.tsx";
import { LONG_LAO, LONG_THAI } from "../testing/long-texts.ts";
import { Notice } from "./Notice.tsx";

const meta = {
  title: "Feedback/Notice",
  component: Notice,
  parameters: {
    usage: {
      do: [
        "Use it for a message that stays with the content of a page or dialog.",
        "Set `announced` when it appears after an action of the member.",
      ],
      dont: [
        "Don't use it for a short confirmation that nobody needs to read twice: that is a toast.",
        "Don't use it for a message that must stop the member: that is an alert (`useAlert`).",
        "Don't replace a whole page with it: that is a PageNotice.",
      ],
      accessibility: [
        "With `announced` it is read when it appears, `danger` at once; without, in its place on the page.",
      ],
    },
  },
  args: { tone: "info", children: "กรุณาโอนจากบัญชีที่ลงทะเบียนไว้เท่านั้น" },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Positive: Story = { args: { tone: "positive", title: "สำเร็จ" } };
export const Warning: Story = { args: { tone: "warning" } };
export const Danger: Story = { args: { tone: "danger" } };
export const WithAction: Story = {
  args: {
    tone: "warning",
    title: "ยังไม่ทราบผล",
    action: <TextLink to="/user/statement">ประวัติรายการ</TextLink>,
  },
};
export const LongThai: Story = { tags: ["thai-script"], args: { children: LONG_THAI } };
export const LongLao: Story = { tags: ["lao-script"], args: { children: LONG_LAO } };
