import type { Meta, StoryObj } from "@storybook/react-vite";
import { Controlled } from "../testing/Controlled.tsx";
import { LONG_THAI } from "../testing/long-texts.ts";
import { CameraButton } from "./CameraButton.tsx";
import { FilePicker } from "./FilePicker.tsx";

const meta = {
  title: "Inputs/FilePicker",
  component: FilePicker,
  subcomponents: { CameraButton },
  parameters: {
    usage: {
      do: [
        "Use it for one file of which the member should see a picture before it is sent.",
        "Say the allowed kinds and the size in the hint.",
      ],
      dont: [
        "Don't send at once: the member presses the form's button.",
        "Don't forget a file that was refused: the error stands below it.",
      ],
      accessibility: [
        "It is the platform's file input: Enter or Space opens the chooser. Dropping a file is an addition, never the only way.",
      ],
    },
  },
  args: { label: "สลิป", hint: "ไฟล์ภาพไม่เกิน 10 MB", file: null, onChange: () => {}, accept: "image/*" },
  render: (args) => (
    <Controlled start={args.file}>
      {(file, change) => <FilePicker {...args} file={file} onChange={change} />}
    </Controlled>
  ),
} satisfies Meta<typeof FilePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="260"><rect width="200" height="260" fill="#fff"/><rect x="20" y="30" width="120" height="16" fill="#456"/></svg>`;

export const Empty: Story = {};
export const Picked: Story = { args: { file: new File([PICTURE], "slip.svg", { type: "image/svg+xml" }) } };
export const NoPicture: Story = {
  args: { file: new File(["heic"], "IMG_0001.heic", { type: "image/heic" }) },
};
export const Wrong: Story = { args: { error: "กรุณาเลือกไฟล์ภาพ" } };
export const Disabled: Story = { args: { disabled: true } };
export const LongName: Story = {
  tags: ["thai-script"],
  args: { file: new File(["x"], `${LONG_THAI}.pdf`, { type: "application/pdf" }) },
};
export const Camera: Story = { render: () => <CameraButton onPhoto={() => {}}>ถ่ายรูปสลิป</CameraButton> };
