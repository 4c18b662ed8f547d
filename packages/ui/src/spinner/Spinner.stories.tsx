import type { Meta, StoryObj } from "@storybook/react-vite";
import { Ring } from "./Ring.tsx";
import { Spinner } from "./Spinner.tsx";

const meta = {
  title: "Feedback/Spinner",
  component: Spinner,
  subcomponents: { Ring },
  parameters: {
    usage: {
      do: [
        "Use it where the shape of the content is not known, such as a page that loads.",
        "Ring is for components that have a text for screen readers themselves.",
      ],
      dont: ["Don't use it where the shape is known: that is a Skeleton."],
      accessibility: ["It has a text that screen readers read; with reduced motion it moves less."],
    },
  },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Labelled: Story = { args: { labelled: true } };
