import type { Meta, StoryObj } from "@storybook/react-vite";
import { satang } from "@member-wallet/domain";
import { Amount } from "../amount/Amount.tsx";
import { EmptyState } from "../state/EmptyState.tsx";
import { LONG_THAI } from "../testing/long-texts.ts";
import { Pager } from "./Pager.tsx";
import { Table, type TableColumn } from "./Table.tsx";

const ROWS = [
  { name: "สมชาย", at: "01/02/2026 10:20:30", baht: 100 },
  { name: LONG_THAI, at: "01/02/2026 09:00:00", baht: 9_999_999_999 },
];

const COLUMNS: readonly TableColumn<(typeof ROWS)[number]>[] = [
  { key: "name", header: "ชื่อ", cell: (row) => row.name },
  {
    key: "amount",
    header: "จำนวนเงิน",
    align: "end",
    cell: (row) => <Amount size="small" amount={satang(row.baht * 100)} />,
  },
  { key: "at", header: "เวลา", cell: (row) => row.at },
];

function Friends({ rows, pending = false }: { readonly rows: typeof ROWS; readonly pending?: boolean }) {
  return (
    <Table
      caption="เพื่อนที่ชวน"
      rows={rows}
      pending={pending}
      rowKey={(row) => row.name}
      empty={<EmptyState title="ยังไม่มีเพื่อน" />}
      columns={COLUMNS}
    />
  );
}

const meta = {
  title: "Layout/Table",
  tags: ["wide"],
  component: Friends,
  subcomponents: { Table, Pager },
  render: Friends,
  parameters: {
    usage: {
      do: ["Use Table for rows whose cells may be stacked under their headers' names on a phone."],
      dont: [
        "Don't use it where a phone shows cards of another layout: build on TableShell, as the slip list does.",
      ],
    },
  },
  args: { rows: ROWS },
} satisfies Meta<typeof Friends>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const NextPagePending: Story = { args: { pending: true } };
export const Empty: Story = { args: { rows: [] } };
/** Cells stack where there is little width for the text. */
export const OnAPhone: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
};
export const FirstPage: Story = { render: () => <Pager page={1} pages={9} onPage={() => {}} /> };
export const LastPage: Story = { render: () => <Pager page={9} pages={9} onPage={() => {}} /> };
/** Seven links on one line. */
export const MiddlePageOnAPhone: Story = {
  render: () => (
    <div style={{ maxInlineSize: 288 }}>
      <Pager page={123} pages={999} onPage={() => {}} />
    </div>
  ),
};
export const MiddlePage: Story = { render: () => <Pager page={123} pages={999} onPage={() => {}} /> };
export const PagePending: Story = { render: () => <Pager page={5} pages={9} pending onPage={() => {}} /> };
