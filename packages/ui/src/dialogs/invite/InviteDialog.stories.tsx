import { satang } from "@member-wallet/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { LONG_LAO, LONG_THAI } from "../../testing/long-texts.ts";
import { UNRESOLVED_ACT } from "../../testing/unresolved-act.tsx";
import { anInviteDialog, anInviteLog, anInviteOffer, FRIEND } from "./invite-fixtures.ts";
import { InviteDialog } from "./InviteDialog.tsx";

const meta: Meta<typeof InviteDialog> = {
  title: "Dialogs/Invite",
  component: InviteDialog,
  parameters: {
    usage: {
      do: ["Let the link be copied, shared and scanned."],
      dont: ["Don't show more of friends than the server gives."],
    },
  },
  args: anInviteDialog(),
};
export default meta;
type Story = StoryObj<typeof InviteDialog>;

const failed = {
  kind: "failed",
  message: "โหลดข้อมูลไม่สำเร็จ กรุณาลองอีกครั้ง",
  retrying: false,
  retry: () => {},
} as const;

const FRIENDS = Array.from({ length: 10 }, (_, at) => ({ ...FRIEND, name: `เพื่อน ${at + 1}` }));

export const Usual: Story = {};
export const WithQr: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { expanded: false }));
    // In milliseconds: what draws the code is fetched first.
    await waitFor(() => expect(canvas.getByRole("img")).toBeVisible(), { timeout: 10_000 });
  },
};
export const NothingYet: Story = {
  args: { content: anInviteOffer({ amount: satang(0) }), log: anInviteLog([]) },
};
export const AmountUnknown: Story = { args: { content: anInviteOffer({ amount: null }) } };
export const Receiving: Story = { args: { pending: true } };
export const EndNotKnown: Story = { args: { unresolved: UNRESOLVED_ACT } };
export const Loading: Story = { args: { content: { kind: "loading" }, log: { kind: "loading" } } };
export const FailedToLoad: Story = { args: { content: failed, log: failed } };
export const ManyPages: Story = { args: { log: anInviteLog(FRIENDS, { page: 4, pages: 9 }) } };
export const TurningThePage: Story = {
  args: { log: anInviteLog(FRIENDS, { page: 2, pages: 3, turning: true }) },
};
export const UpdateFailed: Story = { args: { log: anInviteLog(FRIENDS, { stale: failed.message }) } };
export const LongTexts: Story = {
  tags: ["thai-script", "lao-script"],
  args: {
    content: anInviteOffer({ amount: satang(999_999_999_999_99) }),
    log: anInviteLog([
      { ...FRIEND, name: LONG_THAI, amount: satang(999_999_999_999_99) },
      { ...FRIEND, name: LONG_LAO },
      { ...FRIEND, name: "" },
    ]),
  },
};
