import type { Meta, StoryObj } from "@storybook/react-vite";
import type { WheelSlice } from "./draw-wheel.ts";
import { Wheel } from "./Wheel.tsx";

const COLOURS = ["#7a1f3d", "#1f4d7a", "#3d7a1f", "#7a5c1f"];

function slices(count: number): WheelSlice[] {
  return Array.from({ length: count }, (_, index) => ({
    code: `S${index}`,
    label: index % 3 === 0 ? `${index * 50} บาท` : "ลองอีกครั้ง",
    bgColor: COLOURS[index % COLOURS.length] ?? "",
    textColor: "#ffffff",
  }));
}

const meta = {
  title: "Media/Wheel",
  component: Wheel,
  parameters: {
    usage: {
      do: ["Let the server decide, then pass the prize's code: the wheel lands inside its slice."],
      dont: [
        "Don't land on a code that it doesn't have: say so instead.",
        "Don't spin again while it turns.",
      ],
      accessibility: [
        "The wheel is a picture with a name; the button spins by Enter or Space, and the prize is told as text. With reduced motion it appears at once.",
      ],
    },
  },
  args: {
    slices: slices(8),
    state: { kind: "idle" },
    canSpin: true,
    labels: {
      wheel: "วงล้อ",
      spin: "หมุน",
      spinning: "กำลังหมุน",
      result: (label) => `ได้รับ ${label}`,
      unknownPrize: "ไม่ทราบรางวัล",
    },
    onSpin: () => {},
    onLanded: () => {},
  },
} satisfies Meta<typeof Wheel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const Waiting: Story = { args: { state: { kind: "waiting" } } };
export const Stopped: Story = { args: { state: { kind: "stopped", code: "S3" } } };
export const UnknownPrize: Story = { args: { state: { kind: "stopped", code: "NOTHING" } } };
export const WithoutCoins: Story = { args: { canSpin: false } };
export const TwoSlices: Story = { args: { slices: slices(2) } };
export const FortySlices: Story = { args: { slices: slices(40) } };
export const ColoursThatDoNotParse: Story = {
  args: { slices: slices(6).map((slice) => ({ ...slice, bgColor: "nonsense", textColor: "" })) },
};
