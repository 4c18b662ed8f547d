import type { Meta, StoryObj } from "@storybook/react-vite";
import { EllipsisVertical, Languages } from "lucide-react";
import { Menu } from "./Menu.tsx";

const meta = {
  title: "Navigation/Menu",
  // The languages are named in their own scripts.
  tags: ["thai-script", "lao-script"],
  component: Menu,
  parameters: {
    usage: {
      do: ["Use it for a short list of actions or languages."],
      dont: [
        "Don't use it in a form: a SelectField has a label and an error.",
        "Don't use it for two or three choices that fit: that is a SegmentedControl.",
      ],
      accessibility: [
        "Arrow keys, Home and End move through the choices, Enter chooses, Escape closes and goes back to the button.",
      ],
    },
  },
  args: {
    label: "ภาษา",
    text: "ไทย",
    icon: Languages,
    items: [
      { id: "th", label: "ไทย", lang: "th", disabled: true, onSelect: () => {} },
      { id: "lo", label: "ລາວ", lang: "lo", onSelect: () => {} },
      { id: "en", label: "English", lang: "en", onSelect: () => {} },
    ],
  },
  decorators: [
    (Story) => <div style={{ minBlockSize: 240, display: "flex", justifyContent: "end" }}>{Story()}</div>,
  ],
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole("button")),
};
/** Among other icon buttons. */
export const IconAlone: Story = {
  render: ({ label, items }) => <Menu label={label} items={items} icon={EllipsisVertical} />,
};
