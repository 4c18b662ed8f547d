import type { Meta, StoryObj } from "@storybook/react-vite";
import { PasswordField } from "../field/PasswordField.tsx";
import { PhoneField } from "../field/PhoneField.tsx";
import { LONG_LAO, LONG_THAI } from "../testing/long-texts.ts";
import { FormShell } from "./FormShell.tsx";

const meta = {
  title: "Inputs/FormShell",
  component: FormShell,
  parameters: {
    usage: {
      do: [
        "Use it for every form: it guards against a second submit and moves the focus to the first invalid field.",
        "Use `useFormValidation` with it to decide when problems are shown.",
      ],
      dont: [
        "Don't pass a field's problem as `error`: that is for the form as a whole.",
        "Don't show a refusal both here and in a toast or alert.",
      ],
      accessibility: [
        "Enter in a field sends the form. After a press the focus goes to the first wrong field; an error of the whole form is read aloud.",
      ],
    },
  },
  args: {
    onSubmit: () => {},
    pending: false,
    error: null,
    submitLabel: "เข้าสู่ระบบ",
    children: (
      <>
        <PhoneField label="เบอร์โทรศัพท์" value="0812345678" onChange={() => {}} />
        <PasswordField label="รหัสผ่าน" autoComplete="current-password" value="demo-1234" onChange={() => {}} />
      </>
    ),
  },
} satisfies Meta<typeof FormShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Pending: Story = { args: { pending: true } };
export const Failed: Story = { args: { error: "รหัสผ่านไม่ถูกต้อง" } };
export const Disabled: Story = { args: { disabled: true } };
export const LongThai: Story = { tags: ["thai-script"], args: { error: LONG_THAI } };
export const LongLao: Story = { tags: ["lao-script"], args: { error: LONG_LAO } };
