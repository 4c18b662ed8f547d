import type { Meta, StoryObj } from "@storybook/react-vite";
import { AccountNumber } from "./AccountNumber.tsx";

const meta = {
  title: "Money/AccountNumber",
  component: AccountNumber,
  args: { number: "4680123456" },
} satisfies Meta<typeof AccountNumber>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TenDigits: Story = {};
export const TwelveDigits: Story = { args: { number: "020345678901" } };
export const FifteenDigits: Story = { args: { number: "010120009876543" } };
export const GroupedByTheBank: Story = { args: { number: "010-12-00-01234567-001" } };
