import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Controlled } from "../testing/Controlled.tsx";
import { PasswordField } from "./PasswordField.tsx";

const meta = {
  title: "Inputs/PasswordField",
  component: PasswordField,
  parameters: {
    usage: {
      do: ["Say with `autoComplete` whether it is the current or a new password: password managers need it."],
      dont: ["Don't forbid pasting, and don't clear it when something else is wrong."],
      accessibility: [
        "The eye is a button of its own that says whether the password is shown; showing moves no focus.",
      ],
    },
  },
  args: {
    label: "รหัสผ่าน",
    autoComplete: "current-password",
    value: "demo-1234",
    onChange: () => {},
  },
  render: (args) => (
    <Controlled start={args.value}>
      {(value, change) => <PasswordField {...args} value={value} onChange={change} />}
    </Controlled>
  ),
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};
export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(canvas.getByDisplayValue("demo-1234")).toHaveAttribute("type", "text");
  },
};
export const NewPassword: Story = { args: { autoComplete: "new-password", value: "" } };
export const Wrong: Story = { args: { value: "", error: "กรุณากรอกรหัสผ่าน" } };
export const Disabled: Story = { args: { disabled: true } };
