import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { LONG_THAI } from "../testing/long-texts.ts";
import { CopyLaterButton } from "./CopyLaterButton.tsx";

const meta = {
  title: "Inputs/CopyLaterButton",
  component: CopyLaterButton,
  parameters: {
    usage: {
      do: [
        "Use it where something must be mended before a number may be copied; `CopyButton` takes its place afterwards.",
        "Say in the reason what is missing.",
      ],
      dont: ["Don't disable a CopyButton instead: it could not say why."],
      accessibility: ["The reason is read with the button's name."],
    },
  },
  args: {
    label: "เลขบัญชี",
    reason: "ธนาคารของคุณใช้ชื่อภาษาอังกฤษ กรุณาแก้ไขชื่อก่อน แล้วเราจะคัดลอกเลขบัญชีให้",
    onPress: () => {},
  },
} satisfies Meta<typeof CopyLaterButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  args: { onPress: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole("button");
    await expect(button).toHaveAccessibleDescription();
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
export const LongReason: Story = { args: { reason: LONG_THAI } };
