import { useState } from "react";
import type { Message } from "../conversation/conversation.ts";
import { ChatPanelView } from "../panel/ChatPanelView.tsx";
import { FRESH, fakeConversation } from "./fake-conversation.ts";

const TEXTS = [
  "ฝากเงินแล้วยอดยังไม่เข้า",
  "ได้รับสลิปแล้ว กำลังตรวจสอบรายการของคุณ กรุณารอสักครู่ เจ้าหน้าที่จะแจ้งผลให้ทราบทันทีที่ตรวจสอบเสร็จ",
  "ขอบคุณ",
  "วิธีฝากเงินอยู่ที่ https://operator.example/help",
] as const;

function messages(count: number): Message[] {
  const first = Date.UTC(2026, 0, 1);
  return Array.from({ length: count }, (_, index) => ({
    id: `m${index}`,
    sender: index % 3 === 0 ? "customer" : "other",
    content: { message_type: "text", payload: `${index} ${TEXTS[index % TEXTS.length] ?? ""}` },
    createdAt: first + index * 600_000,
  }));
}

/** The open panel of a conversation with many messages, for the bench of frames. */
export function LongChat({ count }: { readonly count: number }) {
  const [state] = useState(() => ({ ...FRESH, messages: messages(count) }));
  const [actions] = useState(() => fakeConversation());
  return (
    <ChatPanelView
      open
      state={state}
      actions={actions}
      chatUrl=""
      draft={{ read: () => "", keep: () => {} }}
      prepared={null}
      onPreparedTaken={() => {}}
      menu={() => null}
      onClose={() => {}}
      onClosed={() => {}}
    />
  );
}
