import type { Meta, StoryObj } from "@storybook/react-vite";
import { InstallOfferView } from "./InstallOfferView.tsx";

const meta = {
  title: "Screens/InstallOffer",
  component: InstallOfferView,
  parameters: {
    usage: {
      do: ["Say how it is done where the browser has no button for it."],
      dont: ["Don't offer it where it can't be done."],
    },
  },
  args: { offer: "prompt", install: () => {} },
} satisfies Meta<typeof InstallOfferView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Prompt: Story = {};
export const ByHand: Story = { args: { offer: "by-hand" } };
export const InsideLine: Story = { args: { offer: "outside-line" } };
export const InsideAnotherApp: Story = { args: { offer: "outside-app" } };
