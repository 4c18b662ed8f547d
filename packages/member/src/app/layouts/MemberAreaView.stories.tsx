import type { Meta, StoryObj } from "@storybook/react-vite";
import { PATHS } from "../../navigation/paths.ts";
import { LONG_LAO, LONG_THAI, StoryLanguages } from "../../testing/story-frames.tsx";
import { MemberAreaView } from "./MemberAreaView.tsx";
import { MemberFooterView } from "./MemberFooterView.tsx";
import { SiteHeaderView } from "./SiteHeaderView.tsx";

const nothing = () => {};

/** The member's shell without a page in it; each screen's stories show it with one. */
const meta = {
  title: "Layout/Member area",
  tags: ["wide"],
  component: MemberAreaView,
  subcomponents: { SiteHeaderView, MemberFooterView },
  parameters: {
    usage: {
      do: ["Let every page of a member stand in it."],
      dont: ["Don't add a second bar: what a page needs is in the page."],
      accessibility: ["A link before everything skips to the main area."],
    },
    layout: "fullscreen",
  },
  args: {
    brand: "Thong Wallet",
    languages: <StoryLanguages />,
    current: PATHS.home,
    footer: <MemberFooterView name="" website="" />,
    children: null,
    logOut: nothing,
    open: nothing,
  },
} satisfies Meta<typeof MemberAreaView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OperatorNotKnown: Story = {};
/** A website that is no web address is no link. */
export const OperatorWithoutWebsite: Story = {
  args: { footer: <MemberFooterView name="Operator" website="javascript:alert()" /> },
};
export const LongTexts: Story = {
  tags: ["thai-script", "lao-script"],
  args: {
    brand: LONG_THAI,
    footer: <MemberFooterView name={LONG_LAO} website="https://operator.example" />,
  },
};
