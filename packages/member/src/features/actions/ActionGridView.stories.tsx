import type { Meta, StoryObj } from "@storybook/react-vite";
import { BanknoteArrowDown, Wallet } from "lucide-react";
import { Tile } from "@member-wallet/ui";
import { ActionGridView } from "./ActionGridView.tsx";

const LABELS = ["ถอนเงิน", "โอนเงิน", "อัปเดตทั้งหมด", "ชวนเพื่อน", "เงื่อนไขโบนัส", "คืนยอดเสีย"];

/** The grid with a number of tiles beside the primary one. */
function Grid({ others }: { others: number }) {
  return (
    <ActionGridView
      label="เมนูด่วน"
      primary={<Tile variant="primary" label="ฝากเงิน" icon={BanknoteArrowDown} onClick={() => {}} />}
    >
      {LABELS.slice(0, others).map((label) => (
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
  args: { others: 3 },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeOthers: Story = {};
export const TwoOthers: Story = { args: { others: 2 } };
export const FourOthers: Story = { args: { others: 4 } };
export const FiveOthers: Story = { args: { others: 5 } };
export const SixOthers: Story = { args: { others: 6 } };
