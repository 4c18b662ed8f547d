import type { Meta, StoryObj } from "@storybook/react-vite";
import { MessageCircle } from "lucide-react";
import { LONG_THAI } from "../testing/long-texts.ts";
import type { LinkProps } from "./link-context.ts";
import { LinkProvider, SiteLink } from "./SiteLink.tsx";
import { TextLink } from "./TextLink.tsx";

const meta = {
  title: "Navigation/TextLink",
  component: TextLink,
  subcomponents: { SiteLink, LinkProvider },
  parameters: {
    usage: {
      do: [
        "Use TextLink for every link that the member sees as a link or as a button.",
        "Use `to` for a path of this site, `href` for another site, after `safeUrl`.",
        "Use SiteLink inside a component with its own styles, such as a tile.",
      ],
      dont: [
        "Don't write an `<a>`: it reloads the page.",
        "Don't use a link for an action: that is a Button.",
      ],
      accessibility: [
        "It is a link, also where it looks like a button: Enter follows it, and it opens in a new tab as links do.",
      ],
    },
  },
  args: { to: "/register", children: "สมัครสมาชิก" },
} satisfies Meta<typeof TextLink>;
export default meta;
function HashLink({ to, children, ...rest }: LinkProps) {
  return (
    <a href={`#${to}`} {...rest}>
      {children}
    </a>
  );
}

type Story = StoryObj<typeof meta>;

export const Inline: Story = {};
export const Standalone: Story = { args: { variant: "standalone", icon: MessageCircle } };
export const LikeAButton: Story = { args: { variant: "button", block: true } };
export const LongThai: Story = { tags: ["thai-script"], args: { children: LONG_THAI } };
/** The site provides its router's link; a component gives the link its own styles. */
export const SiteLinks: Story = {
  render: () => (
    <LinkProvider link={HashLink}>
      <SiteLink to="/user/statement">ประวัติรายการ</SiteLink>
    </LinkProvider>
  ),
};
