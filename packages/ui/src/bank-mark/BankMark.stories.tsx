import { QrCode } from "lucide-react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { BANK_COLOURS } from "./bank-colours.ts";
import { BankMark } from "./BankMark.tsx";

const meta = {
  title: "Money/BankMark",
  component: BankMark,
  parameters: {
    usage: {
      do: ["Use it beside a bank's name, at its start."],
      dont: [
        "Don't use it alone: two banks may share their letters.",
        "Don't draw a bank's own logo: they are not ours to redraw.",
      ],
      accessibility: ["It is hidden from screen readers: the name says it."],
    },
  },
  args: { code: "KBANK" },
} satisfies Meta<typeof BankMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {};
export const Unknown: Story = { args: { code: "NEWBANK" } };
export const Gateway: Story = { args: { code: "WW", icon: QrCode } };
export const All: Story = {
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: "var(--mw-space-3)" }}>
      {Object.keys(BANK_COLOURS).map((code) => (
        <BankMark key={code} code={code} />
      ))}
    </div>
  ),
};
