import type { Meta, StoryObj } from "@storybook/react-vite";
import { Wallet } from "lucide-react";
import { Tile } from "@member-wallet/ui";
import { ActionGridView } from "./ActionGridView.tsx";

const LABELS = ["อัปเดตทั้งหมด", "เงื่อนไขโบนัส", "คืนยอดเสีย", "ชวนเพื่อน", "ถอนเงิน", "โอนเงิน"];

/** The grid with a number of tiles. */
function Grid({ tiles }: { tiles: number }) {
  return (
    <ActionGridView label="เมนูอื่น">
      {LABELS.slice(0, tiles).map((label) => (
        <Tile key={label} label={label} icon={Wallet} onClick={() => {}} />
      ))}
    </ActionGridView>
  );
}

const meta = {
  title: "Screens/Home/Actions",
  component: Grid,
  subcomponents: { ActionGridView },
  render: Grid,
  args: { tiles: 3 },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeTiles: Story = {};
export const TwoTiles: Story = { args: { tiles: 2 } };
export const FourTiles: Story = { args: { tiles: 4 } };
export const FiveTiles: Story = { args: { tiles: 5 } };
export const SixTiles: Story = { args: { tiles: 6 } };
