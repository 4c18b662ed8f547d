import type { Meta, StoryObj } from "@storybook/react-vite";
import { TimeCheckChoiceView } from "./TimeCheckChoiceView.tsx";

const meta: Meta<typeof TimeCheckChoiceView> = {
  title: "Protection/Time check choice",
  component: TimeCheckChoiceView,
  parameters: {
    usage: {
      do: ["Show how often the member is asked, also where it is the market's own."],
      dont: ["Don't recommend switching it off."],
    },
  },
  args: { every: 60, onChoose: () => {} },
};
export default meta;
type Story = StoryObj<typeof TimeCheckChoiceView>;

export const EachHour: Story = {};
export const Off: Story = { args: { every: "off" } };
