import type { Meta, StoryObj } from "@storybook/react-vite";
import { Landmark } from "lucide-react";
import { LONG_THAI } from "../testing/long-texts.ts";
import { Tile, type TileProps } from "./Tile.tsx";

/** A tile as wide as a third of a phone. */
function DepositTile({
  label,
  note,
  pending = false,
  disabled = false,
  variant = "secondary",
  size = "usual",
}: Omit<TileProps, "to" | "onClick" | "icon">) {
  return (
    <div style={{ inlineSize: 112 }}>
      <Tile
        label={label}
        icon={Landmark}
        note={note}
        pending={pending}
        disabled={disabled}
        variant={variant}
        size={size}
        onClick={() => {}}
      />
    </div>
  );
}

const meta = {
  title: "Layout/Tile",
  component: DepositTile,
  subcomponents: { Tile },
  parameters: {
    usage: {
      do: ["Use it for the actions of home, all of one size."],
      dont: [
        "Don't put more than an icon, a label and one fact into it.",
        "Don't colour one to push members to it.",
      ],
      accessibility: ["One button or one link; its label and its fact are its name."],
    },
  },
  args: { label: "ฝากเงิน" },
} satisfies Meta<typeof DepositTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Primary: Story = { args: { variant: "primary" } };
export const Compact: Story = { args: { size: "compact" } };
export const WithNote: Story = { args: { note: "12 เหรียญ" } };
export const Pending: Story = { args: { pending: true } };
export const Disabled: Story = { args: { disabled: true } };
export const LongThai: Story = { tags: ["thai-script"], args: { label: LONG_THAI } };
