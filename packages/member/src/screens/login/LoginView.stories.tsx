import type { Meta, StoryObj } from "@storybook/react-vite";
import type { SignInForm } from "../../features/sign-in/useSignIn.ts";
import { inPublicLayout, LONG_LAO, LONG_THAI } from "../../testing/story-frames.tsx";
import { LoginView } from "./LoginView.tsx";

function form(over: Partial<SignInForm> = {}): SignInForm {
  return {
    fields: { phone: "", password: "", remember: true },
    errors: { phone: null, password: null },
    pending: false,
    failure: null,
    notice: null,
    change: () => {},
    submit: async () => {},
    ...over,
  };
}

const FILLED = { phone: "0812345678", password: "secret-1234", remember: true };

const meta = {
  title: "Screens/Log in",
  tags: ["wide"],
  component: LoginView,
  parameters: {
    usage: {
      do: ["Say under the form why the last session ended, where it matters."],
      dont: ["Don't offer to reset a password: there is no call for it, support helps."],
    },
    layout: "fullscreen",
  },
  decorators: [inPublicLayout],
  args: { form: form() },
} satisfies Meta<typeof LoginView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const FieldsMissing: Story = {
  args: { form: form({ errors: { phone: "กรุณากรอกเบอร์โทรศัพท์", password: "กรุณากรอกรหัสผ่าน" } }) },
};
export const Refused: Story = {
  args: { form: form({ fields: FILLED, failure: "เบอร์โทรศัพท์หรือรหัสผ่านไม่ถูกต้อง" }) },
};
export const SessionEnded: Story = {
  args: { form: form({ notice: { tone: "info", text: "เซสชันหมดอายุแล้ว กรุณาเข้าสู่ระบบอีกครั้ง" } }) },
};
export const NewMember: Story = {
  args: {
    form: form({
      fields: { ...FILLED, password: "" },
      notice: {
        tone: "positive",
        text: "สมัครสมาชิกสำเร็จ เรากรอกเบอร์โทรศัพท์ให้แล้ว กรุณากรอกรหัสผ่านเพื่อเข้าสู่ระบบ",
      },
    }),
  },
};
export const Pending: Story = { args: { form: form({ fields: FILLED, pending: true }) } };
export const LongTexts: Story = {
  tags: ["thai-script", "lao-script"],
  args: {
    form: form({
      fields: FILLED,
      errors: { phone: LONG_THAI, password: LONG_LAO },
      notice: { tone: "info", text: LONG_THAI },
    }),
  },
};
