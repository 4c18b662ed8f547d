import type { Meta, StoryObj } from "@storybook/react-vite";
import { HelpLineView } from "./HelpLineView.tsx";

const meta = {
  title: "Layout/Help line",
  component: HelpLineView,
  parameters: {
    usage: {
      do: ["Show it wherever a member may look for help: the footer, the profile."],
      dont: ["Don't add a reason or a warning: who needs it finds it."],
    },
  },
  args: { phone: "1323", website: "https://help.example" },
} satisfies Meta<typeof HelpLineView>;
export default meta;

export const NumberAndWebsite: StoryObj<typeof meta> = {};
