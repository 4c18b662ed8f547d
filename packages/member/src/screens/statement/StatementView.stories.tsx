import type { Meta, StoryObj } from "@storybook/react-vite";
import { satang } from "@member-wallet/domain";
import { PATHS } from "../../navigation/paths.ts";
import { FAILED, inMemberArea, LONG_LAO, LONG_THAI } from "../../testing/story-frames.tsx";
import { type StatementDay, StatementDayView, type StatementRow } from "./StatementDayView.tsx";
import { StatementView } from "./StatementView.tsx";

function row(position: number, over: Partial<StatementRow> = {}): StatementRow {
  return {
    position,
    picture: "wallet",
    activity: "ฝากเงิน",
    name: null,
    state: "success",
    amount: satang(100_000),
    sign: "+",
    from: "ธนาคารไทยพาณิชย์",
    to: "กระเป๋าเงิน",
    counterpart: "จาก ธนาคารไทยพาณิชย์",
    shortCounterpart: null,
    createdAt: "2026-01-05T03:04:05.000Z",
    sentAt: null,
    endedAt: null,
    note: null,
    ...over,
  };
}

const withdrawal = {
  picture: "withdraw",
  activity: "ถอนเงิน",
  sign: "-",
  counterpart: "ไปยัง ธนาคารไทยพาณิชย์",
  shortCounterpart: "ไปยัง SCB",
} as const;
const DAYS: StatementDay[] = [
  {
    date: "05/01/2026",
    rows: [
      row(0, { ...withdrawal, state: "in-progress", note: "waiting" }),
      row(1, { ...withdrawal, state: "failed", note: "returned" }),
      row(2, { shortCounterpart: "จาก SCB" }),
    ],
  },
  {
    date: "04/01/2026",
    rows: [
      row(3, { picture: "transfer", activity: "โอนเงิน", sign: null, counterpart: "ไปยัง PG Soft" }),
      row(4, {
        picture: "gift",
        activity: "จบโบนัส",
        sign: null,
        counterpart: "โปรโมชัน BUY1/GET1",
        note: "taken",
      }),
      row(5, { picture: "gift", activity: "โปรโมชัน", counterpart: "โปรโมชัน BUY1/GET1" }),
      row(6, { picture: "unknown", activity: "รายการอื่น", sign: null, counterpart: null }),
    ],
  },
];
const ready = (data: readonly StatementDay[]) => ({ kind: "ready", data }) as const;
const nothing = () => {};

const meta = {
  title: "Screens/Statement",
  tags: ["wide"],
  component: StatementView,
  subcomponents: { StatementDayView },
  parameters: {
    usage: {
      do: [
        "Keep the page that is shown while the next one loads.",
        "Give each entry its sign: + deposit and bonus, − withdrawal, none for a transfer.",
      ],
      dont: ["Don't put entries of several days into one group."],
    },
    layout: "fullscreen",
  },
  decorators: [inMemberArea(PATHS.statement)],
  args: {
    content: ready(DAYS),
    page: 1,
    pages: 1,
    updating: false,
    turning: false,
    onPage: nothing,
    onOpen: nothing,
    onSlips: nothing,
    chosen: null,
  },
} satisfies Meta<typeof StatementView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
/** Another page is loading: the previous one stays, and none of its entries opens. */
export const TurningThePage: Story = { args: { page: 4, pages: 9, updating: true, turning: true } };
/** On a wide screen the chosen entry is beside the list. */
export const EntryBeside: Story = {
  args: { chosen: { position: 1, support: null, recent: null, steps: [] } },
};
export const Empty: Story = { args: { content: ready([]) } };
export const Loading: Story = { args: { content: { kind: "loading" }, updating: true } };
export const FailedToLoad: Story = { args: { content: FAILED } };
export const LongTexts: Story = {
  tags: ["thai-script", "lao-script"],
  args: {
    content: ready([
      {
        date: "05/01/2026",
        rows: [
          row(0, { activity: LONG_THAI, counterpart: LONG_THAI, amount: satang(999_999_999_999_99) }),
          row(1, {
            ...withdrawal,
            activity: LONG_LAO,
            counterpart: LONG_LAO,
            shortCounterpart: null,
            note: "returned",
          }),
        ],
      },
    ]),
  },
};
