import type { ChatMessage } from "@member-wallet/api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { partsLoaded, SLOW } from "../testing/parts-loaded.ts";
import { aMedia, aMessage, aPicture, CLIP } from "../testing/sample-messages.ts";
import { CardView } from "./cards/CardView.tsx";
import { MessageRow } from "./MessageRow.tsx";
import { SurroundingsProvider } from "./SurroundingsProvider.tsx";

const meta = {
  title: "Chat/Message",
  component: MessageRow,
  subcomponents: { CardView },
  decorators: [
    (Story) => (
      <SurroundingsProvider connected releasePreview={() => {}}>
        <Story />
      </SurroundingsProvider>
    ),
  ],
  parameters: {
    usage: {
      do: [
        "Set `follows` on a message whose sender also sent the one above it, so that the two stand together.",
      ],
      dont: ["Don't show quick replies under any message but the last: pass `last`."],
    },
  },
  args: { message: text("สวัสดีค่ะ ยินดีให้บริการค่ะ"), chatUrl: "", last: true, onButton: () => {} },
  play: partsLoaded,
  // Every story shows its message as support's and as the customer's own.
  render: (args) => (
    <>
      <MessageRow {...args} />
      <MessageRow {...args} message={{ ...args.message, sender: "customer" }} />
    </>
  ),
} satisfies Meta<typeof MessageRow>;
export default meta;
type Story = StoryObj<typeof meta>;

function text(payload: string) {
  return aMessage({ message_type: "text", payload });
}

function story(content: ChatMessage): Story {
  return { args: { message: aMessage(content) } };
}

export const Text: Story = {};
export const TextInLines: Story = {
  args: { message: text("ฝากเงินแล้วยอดยังไม่เข้าค่ะ\nช่วยตรวจสอบให้หน่อยนะคะ") },
};
export const TextWithLinks: Story = {
  args: {
    message: text("ดูวิธีฝากเงินได้ที่ https://operator.example/help (มีภาพประกอบ) หรือ www.operator.example"),
  },
};
export const TextsOfOneSender: Story = {
  render: (args) => (
    <>
      <MessageRow {...args} />
      <MessageRow {...args} follows message={text("ต้องการให้ช่วยเรื่องใดคะ")} />
      <MessageRow {...args} message={{ ...text("ขอคุยต่อ"), sender: "customer" }} />
      <MessageRow {...args} follows message={{ ...text("ยังไม่ได้รับ"), sender: "customer" }} />
    </>
  ),
};
export const TextLongThai: Story = {
  tags: ["thai-script"],
  args: {
    message: text("กรุณาตรวจสอบหมายเลขบัญชีธนาคารและชื่อผู้รับเงินให้ถูกต้องก่อนยืนยันการทำรายการทุกครั้งที่นี่".repeat(3)),
  },
};
export const TextLongLao: Story = {
  tags: ["lao-script"],
  args: {
    message: text("ກະລຸນາກວດສອບເລກບັນຊີທະນາຄານແລະຊື່ຜູ້ຮັບເງິນໃຫ້ຖືກຕ້ອງກ່ອນຢືນຢັນການເຮັດລາຍການທຸກຄັ້ງຢູ່ທີ່ນີ້".repeat(3)),
  },
};
export const TextWithoutASpace: Story = { args: { message: text("A1b2".repeat(100)) } };
/** Markup stays text, and marks for right-to-left text end with their message. */
export const TextThatIsHostile: Story = {
  args: {
    message: text(
      "<img src=x onerror=alert(1)><b>bold</b> javascript:alert(1)\n\u202Eexe.gpj \u2067https://operator.example/a",
    ),
  },
};

const buttons = [
  { type: "web", title: "เปิดเว็บไซต์", payload: "https://operator.example/help" },
  { type: "call", title: "โทรหาเจ้าหน้าที่", payload: "02-123-4567" },
  { type: "postback", title: "ตรวจสอบการฝากเงิน", payload: "CHECK_DEPOSIT" },
  { type: "message", title: "คุยกับเจ้าหน้าที่", payload: "" },
];
export const Buttons = story({
  message_type: "buttons",
  payload: { message: "ต้องการให้ช่วยเรื่องใดคะ", buttons },
});
/** A refused address says why it can't be opened. */
export const ButtonsThatAreHostile = story({
  message_type: "buttons",
  payload: {
    message: "รับรางวัลที่นี่",
    buttons: [
      { type: "web", title: "รับรางวัลที่นี่", payload: "javascript:alert(document.cookie)" },
      { type: "web", title: "เปิดเว็บไซต์", payload: "intent://scan/#Intent;scheme=zxing;end" },
      { type: "call", title: "โทรหาเจ้าหน้าที่", payload: "tel:*21*0812345678#" },
    ],
  },
});

const replies = ["ได้รับเงินแล้ว", "ยังไม่ได้รับ", "ขอคุยต่อ"].map((title) => ({
  type: "message",
  title,
  payload: "",
}));
const question = aMessage({
  message_type: "quick_replies",
  payload: { message: "ต้องการให้ช่วยเรื่องใดคะ", buttons: replies },
});
export const QuickReplies: Story = { args: { message: question } };
export const QuickRepliesOfAnOlderMessage: Story = { args: { message: question, last: false } };

export const Picture = story(aMedia());
export const PictureWithText = story(aMedia({ message: "นี่คือสลิปค่ะ" }));
export const PictureOpen: Story = {
  args: { message: aMessage(aMedia({ name: "slip.png" })) },
  render: (args) => <MessageRow {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await partsLoaded({ canvasElement });
    await userEvent.click(canvas.getByRole("button"));
    const dialog = within(await canvas.findByRole("dialog", {}, SLOW));
    await partsLoaded({ canvasElement });
    // Transparent in the dialog's first frames.
    await waitFor(() => expect(dialog.getByRole("img")).toBeVisible(), SLOW);
  },
};
/** Sent from here: the own file shows while the server's does not load. */
export const PictureSentFromHere: Story = {
  args: {
    message: aMessage(aMedia({ url: "data:image/png;base64,AAAA" }), {
      sender: "customer",
      preview: aPicture(),
    }),
  },
};
export const PictureBroken = story(aMedia({ url: "data:image/png;base64,AAAA" }));
export const PictureWithARefusedAddress = story(aMedia({ url: "javascript:alert(1)" }));
export const Video = story(aMedia({ fileType: "video", url: CLIP, name: "วิธีฝากเงิน.webm" }));
export const VideoBroken: Story = {
  ...story(aMedia({ fileType: "video", url: CLIP, name: "วิธีฝากเงิน.webm" })),
  play: async ({ canvasElement }) => {
    await partsLoaded({ canvasElement });
    for (const video of canvasElement.querySelectorAll("video")) video.dispatchEvent(new Event("error"));
  },
};
export const File = story(
  aMedia({ fileType: "file", url: "/files/chat/conditions.pdf", name: "เงื่อนไขโปรโมชัน.pdf" }),
);
export const FileWithoutAName = story(aMedia({ fileType: "file", url: "/files/chat/1", name: "" }));
export const FileWithARefusedAddress = story(
  aMedia({ fileType: "file", url: "data:text/html,<b>", name: "" }),
);

const cards = [
  {
    image_url: aPicture("#20306b", "#f6c855"),
    title: "โบนัสสมาชิกใหม่",
    subtitle: "ฝากขั้นต่ำ 100 บาท รับเพิ่ม 20%",
    buttons: [
      { type: "web", title: "ดูรายละเอียด", payload: "https://operator.example/bonus" },
      { type: "postback", title: "สนใจ", payload: "BONUS" },
    ],
  },
  {
    image_url: "",
    title: "ชวนเพื่อนรับโบนัส",
    subtitle: "ทุกเพื่อนที่ฝากเงินครั้งแรก",
    buttons: [{ type: "postback", title: "สนใจ", payload: "INVITE" }],
  },
  { image_url: "data:image/png;base64,AAAA", title: "คืนยอดเสียทุกวัน", subtitle: "ไม่ต้องทำเทิร์นโอเวอร์" },
];
export const Cards = story({ message_type: "generic", payload: { cards } });
export const CardsWithoutPictures = story({
  message_type: "generic",
  payload: { cards: cards.map((card) => ({ ...card, image_url: "" })) },
});
export const OneCard = story({ message_type: "generic", payload: { cards: cards.slice(0, 1) } });

export const Postback = story({
  message_type: "postback",
  payload: { title: "ตรวจสอบการฝากเงิน", payload: "CHECK_DEPOSIT" },
});
export const Unknown = story({ message_type: "unknown", payload: { sticker: 7 } });
export const Blank = story({ message_type: "text", payload: "\n \n" });
