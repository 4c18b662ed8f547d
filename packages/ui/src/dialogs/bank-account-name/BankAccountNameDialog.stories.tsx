import type { Meta, StoryObj } from "@storybook/react-vite";
import { LONG_LAO } from "../../testing/long-texts.ts";
import { BankAccountNameDialog } from "./BankAccountNameDialog.tsx";

const nothing = () => {};

const meta: Meta<typeof BankAccountNameDialog> = {
  title: "Dialogs/Bank account name",
  component: BankAccountNameDialog,
  parameters: {
    usage: {
      do: [
        "Open it where a name with other than English letters stops a copy or a payment.",
        "Go on with what the member wanted once the name is saved.",
      ],
      dont: ["Don't ask for it before it is needed."],
    },
  },
  args: {
    name: { kind: "ready", data: "SOMCHAI JAIDEE" },
    beforeCopy: false,
    pending: false,
    onSave: async () => {},
    onClose: nothing,
  },
};
export default meta;

type Story = StoryObj<typeof BankAccountNameDialog>;

export const Usual: Story = {};
export const BeforeCopy: Story = { args: { beforeCopy: true, name: { kind: "ready", data: "สมชาย ใจดี" } } };
export const LongLaoName: Story = { args: { name: { kind: "ready", data: LONG_LAO } } };
export const Pending: Story = { args: { pending: true } };
export const Loading: Story = { args: { name: { kind: "loading" } } };
export const FailedToLoad: Story = {
  args: {
    name: { kind: "failed", message: "โหลดโปรไฟล์ไม่สำเร็จ กรุณาลองอีกครั้ง", retrying: false, retry: nothing },
  },
};
