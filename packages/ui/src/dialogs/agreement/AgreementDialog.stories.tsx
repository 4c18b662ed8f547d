import type { Meta, StoryObj } from "@storybook/react-vite";
import { LONG_TERMS, SOME_TERMS } from "../../terms/terms-fixtures.ts";
import { TermsTexts } from "../../terms/TermsTexts.tsx";
import { AgreementDialog } from "./AgreementDialog.tsx";

const nothing = () => {};

const meta: Meta<typeof AgreementDialog> = {
  title: "Dialogs/Agreement",
  component: AgreementDialog,
  subcomponents: { TermsTexts },
  parameters: {
    usage: {
      do: ["Open it by itself once, and remember that it was accepted."],
      dont: ["Don't put anything else between the member and the accept button."],
    },
  },
  args: {
    terms: SOME_TERMS,
    onAccept: nothing,
    onClose: nothing,
  },
};
export default meta;

type Story = StoryObj<typeof AgreementDialog>;

export const Usual: Story = {};
export const Scrolling: Story = { args: { terms: LONG_TERMS } };
export const Empty: Story = { args: { terms: { kind: "ready", data: [] } } };
export const Loading: Story = { args: { terms: { kind: "loading" } } };
export const FailedToLoad: Story = {
  args: {
    terms: { kind: "failed", message: "โหลดข้อความไม่สำเร็จ กรุณาลองอีกครั้ง", retrying: false, retry: nothing },
  },
};
