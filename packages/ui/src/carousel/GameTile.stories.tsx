import type { Meta, StoryObj } from "@storybook/react-vite";
import { LONG_LAO, LONG_THAI } from "../testing/long-texts.ts";
import { GameTile } from "./GameTile.tsx";

const LOGO =
  "data:image/svg+xml;utf8,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 36 36'><circle cx='18' cy='18' r='16' fill='%23c58b1b'/></svg>";

const meta = {
  title: "Media/Game tile",
  component: GameTile,
  parameters: {
    usage: {
      do: ["Use it in a grid of games, by logo and name."],
      dont: ["Don't show a balance in it: that is GameCard in the Coverflow."],
      accessibility: ["One button with the game's name; the logo is decoration."],
    },
  },
  args: { name: "PG Soft", logo: LOGO, onOpen: () => {} },
  decorators: [
    (Tile) => (
      <div style={{ inlineSize: 96 }}>
        <Tile />
      </div>
    ),
  ],
} satisfies Meta<typeof GameTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const WithoutLogo: Story = { args: { logo: null } };
export const LongThai: Story = { tags: ["thai-script"], args: { name: LONG_THAI } };
export const LongLao: Story = { tags: ["lao-script"], args: { name: LONG_LAO } };
