import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Controlled } from "../testing/Controlled.tsx";
import { UpperCaseField } from "./UpperCaseField.tsx";

const meta = {
  title: "Inputs/UpperCaseField",
  component: UpperCaseField,
  parameters: {
    usage: {
      do: ["Use it for account names and promotion codes, which the operator reads in capitals."],
      dont: ["Don't use it for names that people read: capitals are shouting."],
      accessibility: [
        "The caret stays where it is while letters change; screen readers read what stands there.",
      ],
    },
  },
  args: { label: "รหัสโปรโมชัน", value: "BONUS100", onChange: () => {} },
  render: (args) => (
    <Controlled start={args.value}>
      {(value, change) => <UpperCaseField {...args} value={value} onChange={change} />}
    </Controlled>
  ),
} satisfies Meta<typeof UpperCaseField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const TypedInLowerCase: Story = {
  args: { value: "" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox"), "bonus");
    await expect(canvas.getByRole("textbox")).toHaveValue("BONUS");
  },
};
export const Wrong: Story = { args: { error: "รหัสไม่ถูกต้อง" } };
export const Disabled: Story = { args: { disabled: true } };
