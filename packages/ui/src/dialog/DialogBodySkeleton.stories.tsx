import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { DialogBodyHeight } from "./body-height.ts";
import { Dialog } from "./Dialog.tsx";
import { DialogBodySkeleton } from "./DialogBodySkeleton.tsx";

const meta = { title: "Dialogs/DialogBodySkeleton", component: DialogBodySkeleton } satisfies Meta<
  typeof DialogBodySkeleton
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[aria-busy=true]")).not.toBeNull();
  },
};

/** The height of the dialog that loads is known. */
export const InADialog: Story = {
  render: () => (
    <DialogBodyHeight value={24}>
      <Dialog title="ถอนเงิน" onClose={() => {}}>
        <DialogBodySkeleton />
      </Dialog>
    </DialogBodyHeight>
  ),
};
