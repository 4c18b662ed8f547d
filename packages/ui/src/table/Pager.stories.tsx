import type { Meta, StoryObj } from "@storybook/react-vite";
import { Pager } from "./Pager.tsx";

const meta = {
  title: "Navigation/Pager",
  tags: ["wide"],
  component: Pager,
  parameters: {
    usage: {
      do: [
        "Pass `total` where the server tells it; without it a next page exists while a page is full.",
        "Keep the page that is shown while another loads, with `pending`.",
      ],
      dont: ["Don't hide it while it loads: the list would jump."],
      accessibility: ["A navigation with a name; the current page is marked, and every link says its page."],
    },
  },
  args: { page: 5, pages: 9, onPage: () => {} },
} satisfies Meta<typeof Pager>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {};
export const First: Story = { args: { page: 1 } };
export const Last: Story = { args: { page: 9 } };
export const ManyPages: Story = { args: { page: 123, pages: 999 } };
export const Pending: Story = { args: { pending: true } };
