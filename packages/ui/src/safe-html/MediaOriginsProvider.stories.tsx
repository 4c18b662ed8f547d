import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Card } from "../card/Card.tsx";
import { Heading } from "../text/Heading.tsx";
import { MediaOriginsProvider } from "./MediaOriginsProvider.tsx";
import { SafeMarkup } from "./SafeMarkup.tsx";

/** The address of a picture on an origin of the operator's; the workshop serves no such file. */
const PICTURE = "https://media.example/banner.png";
const ALLOWED = ["https://media.example"];
/** In milliseconds: the sanitiser is fetched first. */
const SLOW = { timeout: 10_000 };
const NONE: readonly string[] = [];

const meta = {
  title: "Media/MediaOriginsProvider",
  component: MediaOriginsProvider,
  parameters: {
    usage: {
      do: ["Put it once around the app, with the origins of the site's setting `VITE_MEDIA_ORIGINS`."],
      dont: ["Don't make a new list at each rendering: every text would be cleaned again."],
    },
  },
  args: { origins: ALLOWED, children: null },
  render: ({ origins }) => (
    <MediaOriginsProvider origins={origins}>
      <Card>
        <Heading level={2}>โปรโมชัน</Heading>
        <SafeMarkup html={`<img src="${PICTURE}" alt="โปรโมชัน"><p>โปรโมชัน</p>`} />
      </Card>
    </MediaOriginsProvider>
  ),
} satisfies Meta<typeof MediaOriginsProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The picture stays in the operator's text: its origin is on the list. */
export const AllowedOrigin: Story = {
  play: async ({ canvas }) =>
    expect(await canvas.findByRole("img", {}, SLOW)).toHaveAttribute("src", PICTURE),
};
/** The text stays, the picture goes. */
export const OtherOrigin: Story = {
  args: { origins: NONE },
  play: async ({ canvas }) => {
    await canvas.findByRole("paragraph", {}, SLOW);
    await expect(canvas.queryByRole("img")).toBeNull();
  },
};
