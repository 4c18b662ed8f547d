import type { Meta, StoryObj } from "@storybook/react-vite";
import { FeedbackHost } from "../feedback/FeedbackHost.tsx";
import { CopyButton } from "./CopyButton.tsx";

const meta = {
  title: "Inputs/CopyButton",
  component: CopyButton,
  parameters: {
    usage: {
      do: ["Name in `label` what is copied.", "Set `secret` for passwords."],
      dont: ["Don't use it when another step must come first: that is a CopyLaterButton."],
      accessibility: ["Its name says what is copied; the result is read aloud."],
    },
  },
  args: { text: "1234567890", label: "เลขที่บัญชี" },
  render: (args) => (
    <FeedbackHost>
      <CopyButton {...args} />
    </FeedbackHost>
  ),
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Secret: Story = { args: { secret: true, label: "รหัสผ่าน" } };
export const CustomLabel: Story = { args: { children: "คัดลอกลิงก์" } };
