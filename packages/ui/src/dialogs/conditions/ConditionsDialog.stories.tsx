import type { Meta, StoryObj } from "@storybook/react-vite";
import { LONG_TERMS, SOME_TERMS } from "../../terms/terms-fixtures.ts";
import { ConditionsDialog } from "./ConditionsDialog.tsx";

const nothing = () => {};

const meta: Meta<typeof ConditionsDialog> = {
  title: "Dialogs/Conditions",
  component: ConditionsDialog,
  parameters: {
    usage: {
      do: ["Show the operator's texts as they are, through SafeMarkup."],
      dont: ["Don't ask to accept anything here: that is Agreement."],
    },
  },
  args: {
    terms: SOME_TERMS,
    onClose: nothing,
  },
};
export default meta;

type Story = StoryObj<typeof ConditionsDialog>;

export const Usual: Story = {};
export const Scrolling: Story = { args: { terms: LONG_TERMS } };
export const Empty: Story = { args: { terms: { kind: "ready", data: [] } } };
export const Loading: Story = { args: { terms: { kind: "loading" } } };
export const FailedToLoad: Story = {
  args: {
    terms: { kind: "failed", message: "โหลดข้อความไม่สำเร็จ กรุณาลองอีกครั้ง", retrying: false, retry: nothing },
  },
};
