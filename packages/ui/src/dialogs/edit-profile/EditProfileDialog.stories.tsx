import type { Meta, StoryObj } from "@storybook/react-vite";
import { LONG_THAI } from "../../testing/long-texts.ts";
import { ProfileForm } from "../../profile-form/ProfileForm.tsx";
import { EditProfileDialog } from "./EditProfileDialog.tsx";

const nothing = () => {};

const meta: Meta<typeof EditProfileDialog> = {
  title: "Dialogs/Edit profile",
  component: EditProfileDialog,
  subcomponents: { ProfileForm },
  parameters: {
    usage: {
      do: ["Ask for the name only: bank data have their own dialog."],
      dont: ["Don't offer what the operator doesn't allow to change."],
    },
  },
  args: {
    name: { kind: "ready", data: "สมชาย" },
    pending: false,
    error: null,
    onSave: async () => {},
    onClose: nothing,
  },
};
export default meta;

type Story = StoryObj<typeof EditProfileDialog>;

export const Usual: Story = {};
export const LongName: Story = { args: { name: { kind: "ready", data: LONG_THAI } } };
export const Pending: Story = { args: { pending: true } };
export const Refused: Story = { args: { error: "ข้อมูลสมาชิกไม่ถูกต้อง กรุณาตรวจสอบแล้วลองอีกครั้ง" } };
export const Loading: Story = { args: { name: { kind: "loading" } } };
export const FailedToLoad: Story = {
  args: {
    name: { kind: "failed", message: "โหลดโปรไฟล์ไม่สำเร็จ กรุณาลองอีกครั้ง", retrying: false, retry: nothing },
  },
};
