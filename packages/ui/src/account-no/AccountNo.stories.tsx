import type { Meta, StoryObj } from "@storybook/react-vite";
import { AccountNo } from "./AccountNo.tsx";

const meta = {
  title: "Money/AccountNo",
  component: AccountNo,
  parameters: {
    usage: {
      do: ["Use it wherever an account number is read, after `formatAccountNo` or `maskAccountNo`."],
      dont: ["Don't use it for what is copied: that is digits only."],
    },
  },
  args: { children: "123-456-7890" },
} satisfies Meta<typeof AccountNo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TenDigits: Story = {};
export const FifteenDigits: Story = { args: { children: "010120009876543" } };
export const Masked: Story = { args: { children: "•••7890" } };
/** It breaks between groups. */
export const Narrow: Story = {
  args: { children: "010120009876543" },
  render: (args) => (
    <div style={{ inlineSize: 100 }}>
      <AccountNo {...args} />
    </div>
  ),
};
