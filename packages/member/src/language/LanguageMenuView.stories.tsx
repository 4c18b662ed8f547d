import type { Meta, StoryObj } from "@storybook/react-vite";
import { useStoryLanguage } from "../testing/story-frames.tsx";
import { LanguageMenuView } from "./LanguageMenuView.tsx";

const meta = {
  title: "Navigation/Language menu",
  component: LanguageMenuView,
  parameters: {
    usage: {
      do: ["Name each language in its own tongue."],
      dont: ["Don't use flags: a language is not a country."],
      accessibility: [
        "Each name has its own `lang`, so that it is read in its own language; keys as in Menu.",
      ],
    },
  },
  decorators: [
    (Story) => <div style={{ minBlockSize: 240, display: "flex", justifyContent: "end" }}>{Story()}</div>,
  ],
  render: (props) => <LanguageMenuView {...props} current={useStoryLanguage()} />,
  args: { current: "th", chosen: null, change: () => {} },
} satisfies Meta<typeof LanguageMenuView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { chosen: { language: "lo", failed: false } } };
export const FailedToLoad: Story = { args: { chosen: { language: "lo", failed: true } } };
