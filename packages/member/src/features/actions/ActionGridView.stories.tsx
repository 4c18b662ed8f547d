import type { Meta, StoryObj } from "@storybook/react-vite";
import { BanknoteArrowDown, Wallet } from "lucide-react";
import { Tile } from "@member-wallet/ui";
import { ActionGridView } from "./ActionGridView.tsx";

interface GridProps {
  label: string;
  primary: string;
  /** The labels of the other tiles. */
  others: readonly string[];
}

/** The grid with the primary tile and some others. */
function Grid({ label, primary, others }: GridProps) {
  return (
    <ActionGridView
      label={label}
      primary={<Tile variant="primary" label={primary} icon={BanknoteArrowDown} onClick={() => {}} />}
    >
      {others.map((other) => (
        <Tile key={other} label={other} icon={Wallet} onClick={() => {}} />
      ))}
    </ActionGridView>
  );
}

const OTHERS = ["ถอนเงิน", "โอนเงิน", "อัปเดตทั้งหมด", "เงื่อนไข", "ติดต่อเรา", "โปรไฟล์"];

const meta = {
  title: "Screens/Home/Actions",
  component: Grid,
  subcomponents: { ActionGridView },
  args: { label: "เมนูด่วน", primary: "ฝากเงิน", others: OTHERS.slice(0, 3) },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeOthers: Story = {};
export const TwoOthers: Story = { args: { others: OTHERS.slice(0, 2) } };
export const FourOthers: Story = { args: { others: OTHERS.slice(0, 4) } };
export const FiveOthers: Story = { args: { others: OTHERS.slice(0, 5) } };
export const SixOthers: Story = { args: { others: OTHERS } };
