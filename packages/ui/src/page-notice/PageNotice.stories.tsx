import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/Button.tsx";
import { TextLink } from "../link/TextLink.tsx";
import { LONG_LAO, LONG_THAI } from "../testing/long-texts.ts";
import { PageNotice } from "./PageNotice.tsx";

const meta = {
  title: "Feedback/PageNotice",
  component: PageNotice,
  parameters: {
    layout: "fullscreen",
    usage: {
      do: ["Use it when the page has nothing else to show: closed service, page not found."],
      dont: [
        "Don't use it beside other content: that is a Notice.",
        "Don't use it for a part that failed to load: that is an ErrorState.",
      ],
      accessibility: ["Its title is the page's heading."],
    },
  },
  args: {
    heading: "เว็บไซต์นี้ปิดให้บริการ",
    text: "ขณะนี้เว็บไซต์ปิดอยู่ เมื่อเปิดอีกครั้ง หน้านี้จะพาคุณกลับไปที่เดิม",
    action: <Button>ตรวจสอบตอนนี้</Button>,
    plain: true,
  },
} satisfies Meta<typeof PageNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Checking: Story = { args: { action: <Button pending>ตรวจสอบตอนนี้</Button> } };
export const StillClosed: Story = { args: { status: "ยังปิดให้บริการอยู่ ระบบจะตรวจสอบให้ต่อไป" } };
export const NotFound: Story = {
  args: {
    heading: "ไม่พบหน้านี้",
    text: "ลิงก์อาจไม่ถูกต้อง หรือหน้านี้ถูกย้ายไปแล้ว",
    action: (
      <TextLink to="/user" variant="standalone">
        กลับหน้าหลัก
      </TextLink>
    ),
    plain: false,
  },
};
export const LongThai: Story = {
  tags: ["thai-script"],
  args: { heading: LONG_THAI, text: LONG_THAI, status: LONG_THAI },
};
export const LongLao: Story = {
  tags: ["lao-script"],
  args: { heading: LONG_LAO, text: LONG_LAO, status: LONG_LAO },
};
