import { satang } from "@member-wallet/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { LONG_THAI } from "../../testing/long-texts.ts";
import { type GameGroup, GamesDialog, type ListedGame } from "./GamesDialog.tsx";

function aGame(name: string, baht: number | null): ListedGame {
  const opening =
    baht === null
      ? ({ kind: "inactive" } as const)
      : ({ kind: "active", balance: satang(baht * 100), rate: 1 } as const);
  return { code: name.toUpperCase(), account: { name, logo: null, background: null, opening } };
}

const GROUPS: readonly GameGroup[] = [
  { heading: "สล็อต", games: [aGame("PG Soft", 320), aGame("Joker Gaming", null), aGame("Slot XO", 1_250)] },
  { heading: "กีฬาและคา\u2060สิ\u2060โน", games: [aGame("UFABET", 336), aGame("Sexy Game", null)] },
  { heading: "หวย", games: [aGame("Huay HD", 40)] },
];

const meta: Meta<typeof GamesDialog> = {
  title: "Dialogs/All games",
  tags: ["wide"],
  component: GamesDialog,
  parameters: {
    usage: {
      do: ["Offer it beside the carousels: it finds a game by its name."],
      dont: ["Don't order games by what the operator earns."],
    },
  },
  args: {
    content: { kind: "ready", data: GROUPS },
    labels: { credit: (figure) => `เครดิตเกม ${figure}`, openAccount: "เปิดบัญชีเกม" },
    onOpen: () => {},
    onClose: () => {},
  },
};
export default meta;

type Story = StoryObj<typeof GamesDialog>;

export const Usual: Story = {};
export const Loading: Story = { args: { content: { kind: "loading" } } };
export const FailedToLoad: Story = {
  args: {
    content: { kind: "failed", message: "โหลดข้อมูลไม่สำเร็จ กรุณาลองอีกครั้ง", retrying: false, retry: () => {} },
  },
};
export const NoGames: Story = { args: { content: { kind: "ready", data: [] } } };
export const LongThai: Story = {
  tags: ["thai-script"],
  args: {
    content: { kind: "ready", data: [{ heading: LONG_THAI, games: [aGame(LONG_THAI, 9_999_999_999)] }] },
  },
};
