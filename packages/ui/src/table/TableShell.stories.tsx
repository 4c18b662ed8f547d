import type { Meta, StoryObj } from "@storybook/react-vite";
import { LONG_THAI } from "../testing/long-texts.ts";
import { TableShell } from "./TableShell.tsx";

const meta = {
  title: "Layout/TableShell",
  component: TableShell,
  parameters: {
    usage: {
      do: ["Use it under a table that decides on its own cells, such as one with pictures."],
      dont: ["Don't use it for a plain list of rows: that is Table."],
      accessibility: ["The caption is the table's name; column heads are heads."],
    },
  },
  args: {
    caption: "รายการ",
    pending: false,
    children: (
      <>
        <thead>
          <tr>
            <th scope="col">รายการ</th>
            <th scope="col" data-align="end">
              จำนวนเงิน
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>{LONG_THAI}</td>
            <td data-align="end">100.00</td>
          </tr>
          <tr>
            <td>{LONG_THAI}</td>
            <td data-align="end">1,000.00</td>
          </tr>
        </tbody>
      </>
    ),
  },
} satisfies Meta<typeof TableShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {};
export const OtherRowsLoading: Story = { args: { pending: true } };
