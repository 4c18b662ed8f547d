import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
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
/** What a screen reader finds is the text; the page has room for the dash only. */
export const ReadAloud: Story = {
  render: (args) => (
    <button type="button">
      <span aria-hidden>–</span>
      <VisuallyHidden {...args} />
    </button>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button");
    await expect(button).toHaveAccessibleName();
    await expect(button.offsetWidth).toBeLessThan(60);
  },
};
