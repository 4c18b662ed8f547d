import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentProps, ReactNode } from "react";
import { AgeLineView } from "../../features/registration/AgeLineView.tsx";
import { BankStepView } from "../../features/registration/BankStepView.tsx";
import { CodeStepView } from "../../features/registration/CodeStepView.tsx";
import {
  AccountCreatedView,
  CreationUnresolvedView,
} from "../../features/registration/CreationOutcomeView.tsx";
import { PhoneStepView } from "../../features/registration/PhoneStepView.tsx";
import { ProfileStepView } from "../../features/registration/ProfileStepView.tsx";
import { RecommendedBanksView } from "../../features/registration/RecommendedBanksView.tsx";
import { RegistrationProgressView } from "../../features/registration/RegistrationProgressView.tsx";
import { REGISTRATION_STEPS, type RegistrationStep } from "../../features/registration/steps.ts";
import { PATHS } from "../../navigation/paths.ts";
import { FAILED, inPublicPage, LONG_LAO, LONG_THAI, SUPPORT_LINK } from "../../testing/story-frames.tsx";
import { RegisterStepView, RegisterView } from "./RegisterView.tsx";

const nothing = () => {};
const submit = async () => {};
const REFUSED = "ติดต่อระบบไม่ได้ กรุณาตรวจสอบการเชื่อมต่อ หรือรอสักครู่แล้วลองอีกครั้ง";

const meta = {
  title: "Screens/Register",
  tags: ["wide"],
  component: RegisterView,
  subcomponents: {
    RegisterStepView,
    RegistrationProgressView,
    PhoneStepView,
    AgeLineView,
    CodeStepView,
    ProfileStepView,
    BankStepView,
    RecommendedBanksView,
    AccountCreatedView,
    CreationUnresolvedView,
  },
  parameters: {
    usage: {
      do: ["Ask one thing per step, and keep what was typed when going back."],
      dont: [
        "Don't ask for the code where the operator doesn't send one.",
        "Don't say that it failed when no answer came: the account may exist.",
      ],
    },
    layout: "fullscreen",
  },
  decorators: [inPublicPage(PATHS.register)],
} satisfies Meta<typeof RegisterView>;
export default meta;
type Story = StoryObj<typeof meta>;

const step = (current: RegistrationStep, form: ReactNode): Story => ({
  args: {
    unsaved: false,
    children: (
      <RegisterStepView steps={REGISTRATION_STEPS} step={current} phone="0812345678">
        {form}
      </RegisterStepView>
    ),
  },
});

const phone = (over: Partial<ComponentProps<typeof PhoneStepView>> = {}) =>
  step(
    "phone",
    <>
      <PhoneStepView
        phone="0812345678"
        error={null}
        failure={null}
        pending={false}
        onChange={nothing}
        onSubmit={submit}
        {...over}
      />
      <AgeLineView minimumAge={20} rules={null} />
    </>,
  );
export const Phone: Story = phone();
export const PhoneWrong: Story = phone({ phone: "081", error: "เบอร์โทรศัพท์ต้องมี 10 หลัก" });
export const PhoneFailed: Story = phone({ failure: REFUSED });

const code = (over: Partial<ComponentProps<typeof CodeStepView>> = {}) =>
  step(
    "code",
    <CodeStepView
      code=""
      error={null}
      failure={null}
      reference="AB12"
      pending={false}
      resendAt={null}
      resending={false}
      resent={false}
      onChange={nothing}
      onSubmit={submit}
      onResend={nothing}
      onExpire={nothing}
      {...over}
    />,
  );
export const Code: Story = code({ resendAt: Date.now() + 60_000 });
export const CodeWrong: Story = code({ code: "123456", error: "รหัสไม่ถูกต้อง" });
export const CodeNotSentAgain: Story = code({ reference: "", failure: REFUSED });
export const CodeSentAgain: Story = code({ resent: true, resendAt: Date.now() + 60_000 });

const EMPTY_PROFILE = { name: "", password: "", confirmation: "", sourceCode: "", inviteCode: "" };
const profile = (over: Partial<ComponentProps<typeof ProfileStepView>> = {}) =>
  step(
    "profile",
    <ProfileStepView
      values={EMPTY_PROFILE}
      errors={{ name: null, password: null, confirmation: null }}
      failure={null}
      pending={false}
      passwordAgain={false}
      sources={[{ value: "FRIEND", label: "เพื่อนแนะนำ" }]}
      sourcesFailed={false}
      onChange={nothing}
      onSubmit={submit}
      {...over}
    />,
  );
export const Profile: Story = profile();
export const ProfileWrong: Story = profile({
  errors: { name: "กรุณากรอกชื่อ", password: "กรุณากรอกรหัสผ่าน", confirmation: "รหัสผ่านไม่ตรงกัน" },
});
export const ProfileAfterReload: Story = profile({
  values: { ...EMPTY_PROFILE, name: "สมชาย" },
  passwordAgain: true,
  sources: null,
  sourcesFailed: true,
});

const OTHERS = [
  { value: "BBL", label: "ธนาคารกรุงเทพ" },
  { value: "KTB", label: "ธนาคารกรุงไทย" },
];
const RECOMMENDED = [
  { value: "SCB", label: "ธนาคารไทยพาณิชย์" },
  { value: "KBANK", label: "ธนาคารกสิกรไทย" },
];
const EMPTY_BANK = { bankCode: "", accountNo: "", firstName: "", lastName: "", currency: "BAHT" };
const bank = (over: Partial<ComponentProps<typeof BankStepView>> = {}) =>
  step(
    "bank",
    <BankStepView
      banks={{ kind: "ready", data: { recommended: RECOMMENDED, others: OTHERS } }}
      recommended={RECOMMENDED.map(({ value }) => value)}
      values={EMPTY_BANK}
      errors={{}}
      failure={null}
      pending={false}
      currencies={null}
      onChange={nothing}
      onSubmit={submit}
      {...over}
    />,
  );
export const Bank: Story = bank({ values: { ...EMPTY_BANK, bankCode: "KBANK" } });
const CURRENCIES = [
  { value: "LAK", label: "กีบ" },
  { value: "BAHT", label: "บาท" },
];
/** The Lao market recommends no bank and leaves a choice of currency. */
export const BankWithCurrencies: Story = bank({
  banks: {
    kind: "ready",
    data: { recommended: [], others: [{ value: "BCEL", label: "BCEL" }] },
  },
  recommended: [],
  values: { ...EMPTY_BANK, bankCode: "BCEL", currency: "LAK" },
  currencies: CURRENCIES,
});
export const BankWrong: Story = bank({
  values: { ...EMPTY_BANK, bankCode: "KTB" },
  errors: { accountNo: "กรุณากรอกเลขบัญชี", firstName: "กรุณากรอกเป็นภาษาอังกฤษเท่านั้น" },
});
export const BankLongTexts: Story = {
  ...bank({
    banks: {
      kind: "ready",
      data: {
        recommended: [{ value: "SCB", label: LONG_THAI }],
        others: [{ value: "BCEL", label: LONG_LAO }],
      },
    },
    failure: LONG_LAO,
  }),
  tags: ["thai-script", "lao-script"],
};
export const BanksLoading: Story = bank({ banks: { kind: "loading" } });
export const BanksWithCurrenciesLoading: Story = bank({
  banks: { kind: "loading" },
  recommended: [],
  currencies: CURRENCIES,
});
export const BanksFailedToLoad: Story = bank({ banks: FAILED });
export const CreatingTheAccount: Story = bank({ pending: true });

export const AccountCreated: Story = {
  args: { unsaved: false, children: <AccountCreatedView name="สมชาย" phone="0812345678" /> },
};
export const AccountCreatedLongTexts: Story = {
  tags: ["thai-script"],
  args: { unsaved: false, children: <AccountCreatedView name={LONG_THAI} phone="0812345678" /> },
};
export const OutcomeUnknown: Story = {
  args: {
    unsaved: false,
    children: <CreationUnresolvedView outcome="unknown" onResend={null} support={SUPPORT_LINK} />,
  },
};
export const StillRunning: Story = {
  args: {
    unsaved: false,
    children: <CreationUnresolvedView outcome="stillRunning" onResend={nothing} support={SUPPORT_LINK} />,
  },
};
