import type { Meta, StoryObj } from "@storybook/react-vite";
import type { OutgoingContent } from "../conversation/conversation.ts";
import { partsLoaded } from "../testing/parts-loaded.ts";
import { anOutgoing, aPicture, CLIP } from "../testing/sample-messages.ts";
import { OutgoingRow } from "./OutgoingRow.tsx";

const meta = {
  title: "Chat/Message not sent yet",
  component: OutgoingRow,
  parameters: {
    usage: {
      do: ["Keep it until the server has stored the message, over a reload, too."],
      dont: ["Don't remove a message that failed: the customer sends it again or removes it."],
      accessibility: ["Its state is a text; cancel, again and remove are buttons that name what they do."],
    },
  },
  play: partsLoaded,
  args: { message: anOutgoing(), onRetry: () => {}, onRemove: () => {} },
} satisfies Meta<typeof OutgoingRow>;
export default meta;
type Story = StoryObj<typeof meta>;

function attachment(over: Partial<Extract<OutgoingContent, { kind: "attachment" }>> = {}): OutgoingContent {
  return {
    kind: "attachment",
    caption: "",
    media: "image",
    name: "สลิปโอนเงิน.png",
    size: 204_800,
    preview: aPicture(),
    ...over,
  };
}

export const Sending: Story = {};
export const UploadingAPicture: Story = {
  args: { message: anOutgoing({ content: attachment(), state: { kind: "uploading", progress: 0.4 } }) },
};
export const UploadingAVideo: Story = {
  args: {
    message: anOutgoing({
      content: attachment({ media: "video", name: "วิธีฝากเงิน.webm", preview: CLIP }),
      state: { kind: "uploading", progress: 0.9 },
    }),
  },
};
export const SendingAPicture: Story = { args: { message: anOutgoing({ content: attachment() }) } };
export const WaitingForTheConnection: Story = {
  args: { message: anOutgoing({ state: { kind: "waiting", for: "connection" } }) },
};
export const PictureThatWaitsForTheServer: Story = {
  args: { message: anOutgoing({ content: attachment(), state: { kind: "waiting", for: "server" } }) },
};
export const FailedWithoutAnAnswer: Story = {
  args: { message: anOutgoing({ state: { kind: "failed", error: { kind: "unknown" } } }) },
};
export const RefusedWithAReason: Story = {
  args: {
    message: anOutgoing({
      state: { kind: "failed", error: { kind: "refused", message: "KEY_INVALID", status: 422 } },
    }),
  },
};
export const FailedPicture: Story = {
  args: {
    message: anOutgoing({
      content: attachment(),
      state: { kind: "failed", error: { kind: "unexpected" } },
    }),
  },
};
export const FailedFileOfWhichTheNameIsLeft: Story = {
  args: {
    message: anOutgoing({
      content: attachment({ preview: null }),
      state: { kind: "failed", error: { kind: "unknown" } },
    }),
  },
};
/** Deleted by age, or never kept by the browser: it can only be removed. */
export const FileThatIsNoLongerStored: Story = {
  args: {
    message: anOutgoing({
      content: attachment({ preview: null }),
      state: { kind: "failed", error: { kind: "file-missing" } },
    }),
  },
};
export const FileOnASlowLine: Story = {
  args: {
    message: anOutgoing({
      content: attachment({}),
      state: { kind: "failed", error: { kind: "too-slow" } },
    }),
  },
};
/** The same file would be refused again: it can only be removed. */
export const RefusedFile: Story = {
  args: {
    message: anOutgoing({
      content: attachment({ preview: null }),
      state: { kind: "failed", error: { kind: "refused", message: "SLIP_INVALID_FILE", status: 400 } },
    }),
  },
};
