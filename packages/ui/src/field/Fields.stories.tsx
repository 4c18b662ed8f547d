import type { Meta, StoryObj } from "@storybook/react-vite";
import { satang } from "@member-wallet/domain";
import { Amount } from "../amount/Amount.tsx";
import { Controlled } from "../testing/Controlled.tsx";
import { LONG_LAO, LONG_THAI } from "../testing/long-texts.ts";
import { AmountField } from "./AmountField.tsx";
import { CheckboxField } from "./CheckboxField.tsx";
import { OneTimeCodeField } from "./OneTimeCodeField.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { PhoneField } from "./PhoneField.tsx";
import { SelectField } from "./SelectField.tsx";
import { TextAreaField } from "./TextAreaField.tsx";
import { TextField } from "./TextField.tsx";
import { UpperCaseField } from "./UpperCaseField.tsx";

const meta = {
  title: "Inputs/Fields",
  component: TextField,
  subcomponents: {
    AmountField,
    CheckboxField,
    OneTimeCodeField,
    PasswordField,
    PhoneField,
    SelectField,
    TextAreaField,
    UpperCaseField,
  },
  parameters: {
    usage: {
      do: [
        "Use the field of the value's kind: it has the right keyboard, autofill and reading of Thai and Lao digits.",
        "Give `error` a sentence that says how to fix the value.",
      ],
      dont: [
        "Don't use the placeholder as a label.",
        "Don't rewrite what the member types, except in UpperCaseField.",
      ],
      accessibility: [
        "The label, the hint and the error are tied to the field and read with it; an error has a mark, not only a colour.",
      ],
    },
  },
  args: { label: "ชื่อโปรไฟล์", value: "สมชาย", onChange: () => {} },
  render: (args) => (
    <Controlled start={args.value}>
      {(value, change) => <TextField {...args} value={value} onChange={change} />}
    </Controlled>
  ),
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

const BANKS = [
  { label: "แนะนำ", options: [{ value: "SCB", label: "ไทยพาณิชย์" }] },
  { value: "BBL", label: "กรุงเทพ" },
];

export const Text: Story = {};
export const Hint: Story = { args: { hint: "ชื่อที่เพื่อนเห็น" } };
export const Error: Story = { args: { error: "กรุณากรอกชื่อ", value: "" } };
export const Disabled: Story = { args: { disabled: true } };
export const LongThai: Story = { tags: ["thai-script"], args: { label: LONG_THAI, error: LONG_THAI } };
export const LongLao: Story = { tags: ["lao-script"], args: { label: LONG_LAO, hint: LONG_LAO } };
export const Password: Story = {
  render: () => (
    <Controlled start="demo-1234">
      {(value, change) => (
        <PasswordField label="รหัสผ่าน" autoComplete="current-password" value={value} onChange={change} />
      )}
    </Controlled>
  ),
};
export const Phone: Story = {
  render: () => (
    <Controlled start="0812345678">
      {(value, change) => <PhoneField label="เบอร์โทรศัพท์" value={value} onChange={change} />}
    </Controlled>
  ),
};
export const AmountOfMoney: Story = {
  render: () => (
    <Controlled start="๑,๐๐๐">
      {(value, change) => (
        <AmountField
          label="จำนวนเงิน"
          aside={<Amount size="small" amount={satang(50_000_000)} />}
          choices={["100", "500", "1000"].map((text) => ({ label: text, text }))}
          value={value}
          onChange={change}
        />
      )}
    </Controlled>
  ),
};
export const OneTimeCode: Story = {
  render: () => (
    <Controlled start="001204">
      {(value, change) => <OneTimeCodeField label="รหัส OTP" value={value} onChange={change} />}
    </Controlled>
  ),
};
export const Select: Story = {
  render: () => (
    <Controlled start="">
      {(value, change) => <SelectField label="ธนาคาร" options={BANKS} value={value} onChange={change} />}
    </Controlled>
  ),
};
export const TextArea: Story = {
  render: () => (
    <Controlled start="">
      {(value, change) => (
        <TextAreaField label="ข้อความ" hint="วางข้อความที่ได้รับ" value={value} onChange={change} />
      )}
    </Controlled>
  ),
};
export const UpperCase: Story = {
  render: () => (
    <Controlled start="BONUS100">
      {(value, change) => <UpperCaseField label="รหัสโปรโมชัน" value={value} onChange={change} />}
    </Controlled>
  ),
};
export const Checkbox: Story = {
  render: () => (
    <Controlled<boolean> start>
      {(value, change) => <CheckboxField label="จดจำฉันไว้" checked={value} onChange={change} />}
    </Controlled>
  ),
};
export const CheckboxWrong: Story = {
  render: () => (
    <CheckboxField label={LONG_THAI} error="กรุณายอมรับเงื่อนไข" checked={false} onChange={() => {}} />
  ),
};
