import type { Meta, StoryObj } from "@storybook/react-vite";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

const meta = {
  title: "Foundations/VisuallyHidden",
  component: VisuallyHidden,
  parameters: {
    usage: {
      do: ["Use it for a text that only screen readers need, such as the meaning of a dash."],
      dont: [
        "Don't hide a text that everybody needs.",
        "Don't hide a control: it would take the focus unseen.",
      ],
    },
  },
  args: { children: "ยังไม่ทราบจำนวนเงิน" },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BesideADash: Story = {
  render: (args) => (
    <p>
      <span aria-hidden>–</span>
      <VisuallyHidden {...args} />
    </p>
  ),
};
