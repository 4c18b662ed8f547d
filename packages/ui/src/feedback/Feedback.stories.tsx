import type { Meta, StoryObj } from "@storybook/react-vite";
import { MessageCircle } from "lucide-react";
import { Button } from "../button/Button.tsx";
import { Notice } from "../notice/Notice.tsx";
import { LONG_THAI } from "../testing/long-texts.ts";
import { AlertDialog, ConfirmDialog } from "./AnswerDialogs.tsx";
import { useToast } from "./feedback-context.ts";
import { FeedbackHost } from "./FeedbackHost.tsx";
import { ToastList } from "./ToastList.tsx";

const meta = {
  title: "Feedback/Toasts and questions",
  component: ConfirmDialog,
  subcomponents: { AlertDialog, ToastList },
  parameters: {
    usage: {
      do: [
        'Use a toast for a result that may be missed, such as "copied".',
        "Use an alert for a result that must be read, such as a refused transfer.",
        "Use a confirm before an action that cannot be undone, and pass the action as `run`: the dialog shows its progress and its failure.",
      ],
      dont: [
        "Don't show the same message as a toast and as a Notice.",
        "Don't put a decision into a toast: it disappears.",
        "Don't use a confirm for an action that is easy to undo.",
      ],
      accessibility: [
        "Toasts are read aloud, failures at once, and wait while the focus is in them. Questions are alert dialogs: Escape cancels, and the focus goes back to where it was.",
      ],
    },
  },
  args: {
    question: { title: "ยกเลิกโบนัส", body: "โบนัสที่ใช้อยู่จะหายไป", confirmLabel: "ยกเลิกโบนัส", tone: "danger" },
    failureText: () => "ยังไม่ครบเงื่อนไข",
    onAnswer: () => {},
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ConfirmDanger: Story = {};
export const Confirm: Story = {
  args: { question: { title: "รับโบนัส", confirmLabel: "รับ", body: LONG_THAI } },
};
export const AlertSuccess: Story = {
  render: () => (
    <AlertDialog
      message={{ title: "โอนเงินสำเร็จ", tone: "positive", body: "100.00 บาท" }}
      onClose={() => {}}
    />
  ),
};
export const AlertWithAction: Story = {
  render: () => (
    <AlertDialog
      message={{
        title: "ยังไม่ทราบผล",
        tone: "warning",
        body: "กรุณาดูประวัติรายการ",
        action: { label: "ประวัติรายการ", onSelect: () => {} },
      }}
      onClose={() => {}}
    />
  ),
};
/** A slip that was received and then refused, while the message still shows. */
export const AlertWithRefusalInItsBody: Story = {
  render: () => (
    <AlertDialog
      message={{
        title: "ได้รับสลิปแล้ว",
        tone: "info",
        body: (
          <Notice
            tone="danger"
            action={
              <Button size="small" icon={MessageCircle} onClick={() => {}}>
                ติดต่อเจ้าหน้าที่
              </Button>
            }
          >
            สลิปไม่ผ่านการตรวจสอบ (สลิปซ้ำ)
          </Notice>
        ),
        action: { label: "ดูสถานะสลิป", onSelect: () => {} },
      }}
      onClose={() => {}}
    />
  ),
};
export const Toasts: Story = {
  render: () => (
    <ToastList
      onDone={() => {}}
      toasts={[
        { id: 1, tone: "danger", text: LONG_THAI },
        { id: 2, tone: "positive", text: "คัดลอกแล้ว: 123-456-7890" },
        { id: 3, tone: "info", text: "มีข้อความใหม่", action: { label: "ดู", onSelect: () => {} } },
        { id: 4, tone: "warning", text: "สัญญาณอินเทอร์เน็ตอ่อน" },
      ]}
    />
  ),
};

function Thrower({ label, text }: { readonly label: string; readonly text: string }) {
  const toast = useToast();
  return <Button onClick={() => toast({ tone: "danger", text })}>{label}</Button>;
}

export const ToastOnPress: Story = {
  render: () => (
    <FeedbackHost>
      <Thrower label="แจ้งเตือน" text="โอนเงินไม่สำเร็จ" />
    </FeedbackHost>
  ),
};
