import type { Meta, StoryObj } from "@storybook/react-vite";
import { ChangePasswordDialog } from "./ChangePasswordDialog.tsx";

const meta: Meta<typeof ChangePasswordDialog> = {
  title: "Dialogs/Change password",
  component: ChangePasswordDialog,
  parameters: {
    usage: {
      do: ["Say only at the press what is missing."],
      dont: ["Don't keep what was typed: passwords survive no reload."],
    },
  },
  args: { pending: false, onSave: async () => {}, onClose: () => {} },
};
export default meta;

type Story = StoryObj<typeof ChangePasswordDialog>;

export const Usual: Story = {};
export const Pending: Story = { args: { pending: true } };
export const NothingFilledIn: Story = {
  play: async ({ canvasElement }) => {
    canvasElement.ownerDocument.querySelector<HTMLButtonElement>("dialog [type=submit]")?.click();
  },
};
