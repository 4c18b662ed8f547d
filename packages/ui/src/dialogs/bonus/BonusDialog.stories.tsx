import type { Meta, StoryObj } from "@storybook/react-vite";
import { LONG_LAO, LONG_THAI } from "../../testing/long-texts.ts";
import { UNRESOLVED_ACT } from "../../testing/unresolved-act.tsx";
import { aBonusDialog, aBonusOffer } from "./bonus-fixtures.ts";
import { BonusDialog } from "./BonusDialog.tsx";

const meta: Meta<typeof BonusDialog> = {
  title: "Dialogs/Bonus",
  component: BonusDialog,
  parameters: {
    usage: {
      do: ["Show what ending it early costs, beside the button that receives it."],
      dont: ["Don't show a share that is not known as nothing."],
    },
  },
  args: aBonusDialog(),
};
export default meta;
type Story = StoryObj<typeof BonusDialog>;

const failed = {
  kind: "failed",
  message: "โหลดข้อความไม่สำเร็จ กรุณาลองอีกครั้ง",
  retrying: false,
  retry: () => {},
} as const;

export const Available: Story = {};
export const Current: Story = {
  args: { content: aBonusOffer({ availability: { kind: "available", current: true, left: 2 } }) },
};
export const Received: Story = {
  args: { content: aBonusOffer({ availability: { kind: "received", current: false } }) },
};
export const UnknownType: Story = {
  args: {
    content: aBonusOffer({ type: null, availability: { kind: "available", current: false, left: null } }),
  },
};
export const PercentUnknown: Story = { args: { content: aBonusOffer({ percentFail: null }) } };
export const NothingIsLost: Story = { args: { content: aBonusOffer({ percentFail: 0 }) } };
export const NoBanners: Story = { args: { content: aBonusOffer({ banners: [] }) } };
export const NoticeLoading: Story = { args: { content: aBonusOffer({ notice: { kind: "loading" } }) } };
export const NoticeFailed: Story = { args: { content: aBonusOffer({ notice: failed }) } };
export const Receiving: Story = { args: { pending: true } };
export const EndNotKnown: Story = { args: { unresolved: UNRESOLVED_ACT } };
export const NotFound: Story = { args: { content: { kind: "ready", data: null } } };
export const Loading: Story = { args: { content: { kind: "loading" } } };
export const FailedToLoad: Story = { args: { content: failed } };
export const LongTexts: Story = {
  tags: ["thai-script", "lao-script"],
  args: {
    code: "SONGKRAN-NEW-MEMBER-2026-EXTRA",
    content: aBonusOffer({
      banners: [{ image: null, html: `<p>${LONG_THAI}</p>` }],
      notice: { kind: "ready", data: `<p>${LONG_LAO}</p>` },
    }),
  },
};
