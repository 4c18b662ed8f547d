import type { Meta, StoryObj } from "@storybook/react-vite";
import { satang } from "@member-wallet/domain";
import { CopyButton, CopyLaterButton, TimeAgo } from "@member-wallet/ui";
import { type ProfileData, ProfileDetailsView } from "../../features/profile/ProfileDetailsView.tsx";
import { LimitsFormView } from "../../features/protection/LimitsFormView.tsx";
import { BreakChoiceView } from "../../features/protection/BreakChoiceView.tsx";
import { TimeCheckChoiceView } from "../../features/protection/TimeCheckChoiceView.tsx";
import { PlaySafelyView } from "../../features/protection/PlaySafelyView.tsx";
import { InstallOfferView } from "../../features/install/InstallOfferView.tsx";
import { PATHS } from "../../navigation/paths.ts";
import { FAILED, inMemberArea, LONG_LAO, LONG_THAI } from "../../testing/story-frames.tsx";
import { ProfileView } from "./ProfileView.tsx";

function ready(
  profile: Partial<ProfileData["profile"]> = {},
  bankAccount: Partial<ProfileData["bankAccount"]> = {},
) {
  const data: ProfileData = {
    profile: {
      _id: "64b1f0c2a9d3e5f6a7b8c9d0",
      name: "สมชาย",
      username: "0812345678",
      createdAt: "2026-01-05T03:04:05.000Z",
      ...profile,
    },
    bankAccount: {
      bankCode: "SCB",
      bankAccountName: "สมชาย ใจดี",
      bankAccountNo: "1234567890",
      bank: { nameTH: "ธนาคารไทยพาณิชย์" },
      ...bankAccount,
    },
  };
  return { kind: "ready", data } as const;
}

const meta = {
  title: "Screens/Profile",
  tags: ["wide"],
  component: ProfileView,
  subcomponents: { ProfileDetailsView, PlaySafelyView, LimitsFormView, BreakChoiceView },
  parameters: {
    usage: {
      do: ["Show what the operator knows about the member; say what can be changed, and how."],
      dont: ["Don't offer to change what the operator alone changes."],
    },
    layout: "fullscreen",
  },
  decorators: [inMemberArea(PATHS.profile)],
  args: {
    content: ready(),
    copyButton: <CopyButton text="1234567890" label="เลขบัญชี" />,
    protection: (
      <PlaySafelyView
        loggedIn={<TimeAgo at={Date.now() - 25 * 60_000} />}
        play={null}
        limits={
          <LimitsFormView
            kept={{ now: { day: satang(50_000) }, later: null }}
            binding={false}
            pending={false}
            error={null}
            onSave={() => {}}
          />
        }
        timeCheck={<TimeCheckChoiceView every={60} onChoose={() => {}} />}
        breakChoice={<BreakChoiceView binding={false} onChoose={() => {}} />}
        help={{ phone: "1323" }}
      />
    ),
    installOffer: null,
    open: () => {},
  },
} satisfies Meta<typeof ProfileView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
/** The bank takes English names only: the name is edited before the number is copied. */
export const NameBeforeCopy: Story = {
  args: {
    content: ready({}, { bankCode: "KTB", bank: { nameTH: "ธนาคารกรุงไทย" } }),
    copyButton: (
      <CopyLaterButton label="เลขบัญชี" reason="กรุณาแก้ไขชื่อบัญชีเป็นภาษาอังกฤษก่อนคัดลอก" onPress={() => {}} />
    ),
  },
};
export const Installable: Story = {
  args: { installOffer: <InstallOfferView offer="prompt" install={() => {}} /> },
};
export const MissingValues: Story = {
  args: {
    content: ready(
      { name: "", createdAt: null },
      { bankCode: "", bankAccountName: "", bankAccountNo: "", bank: { nameTH: "" } },
    ),
    copyButton: null,
  },
};
export const LongAccountNo: Story = { args: { content: ready({}, { bankAccountNo: "010120009876543" }) } };
export const Loading: Story = { args: { content: { kind: "loading" } } };
export const FailedToLoad: Story = { args: { content: FAILED } };
export const LongTexts: Story = {
  tags: ["thai-script", "lao-script"],
  args: { content: ready({ name: LONG_THAI }, { bankAccountName: LONG_LAO, bank: { nameTH: LONG_THAI } }) },
};
