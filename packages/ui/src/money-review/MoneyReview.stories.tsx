import { satang } from "@member-wallet/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Amount } from "../amount/Amount.tsx";
import { LONG_THAI } from "../testing/long-texts.ts";
import { MoneyReview, ReviewRow } from "./MoneyReview.tsx";

const meta = {
  title: "Money/MoneyReview",
  component: MoneyReview,
  subcomponents: { ReviewRow },
  args: {
    heading: "ตรวจสอบรายการ",
    sentence: "โอน 100.00 บาท จากกระเป๋าเงินไป PG",
    children: (
      <>
        <ReviewRow term="กระเป๋าเงินหลังโอน">
          <Amount amount={satang(99_900)} unit="บาท" size="small" />
        </ReviewRow>
        <ReviewRow term="บัญชีปลายทาง">{LONG_THAI}</ReviewRow>
      </>
    ),
  },
} satisfies Meta<typeof MoneyReview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Transfer: Story = {};
