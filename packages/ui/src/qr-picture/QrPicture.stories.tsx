import type { Meta, StoryObj } from "@storybook/react-vite";
import { QrPicture } from "./QrPicture.tsx";

const SQUARES = Array.from({ length: 21 * 21 }, (_, at) => at)
  .filter((at) => (at * 7919) % 11 < 5)
  .map((at) => `<rect x="${at % 21}" y="${Math.floor(at / 21)}" width="1" height="1"/>`);

const meta = {
  title: "Media/QrPicture",
  component: QrPicture,
  parameters: {
    usage: {
      do: ["Say beside it for which amount it is and until when it holds."],
      dont: [
        "Don't put a logo over it: scanners and saved copies suffer.",
        "Don't shrink it below the size that a camera reads from another phone.",
      ],
      accessibility: ["It has an alternative text that says what it is for; who can't scan it can save it."],
    },
  },
  args: {
    markup: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 21 21">${SQUARES.join("")}</svg>`,
    alt: "QR 500.00 บาท",
    fileName: "qr-500",
  },
} satisfies Meta<typeof QrPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const NoCode: Story = { args: { markup: "<p>-</p>" } };
