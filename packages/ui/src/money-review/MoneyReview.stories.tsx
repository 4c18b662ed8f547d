import { satang } from "@member-wallet/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Amount } from "../amount/Amount.tsx";
import { LONG_THAI } from "../testing/long-texts.ts";
import { MoneyReview, ReviewRow } from "./MoneyReview.tsx";

const meta = {
  title: "Money/MoneyReview",
  component: MoneyReview,
  subcomponents: { ReviewRow },
  parameters: {
    usage: {
      do: [
        "Show it as soon as the amount is allowed, between the fields and the button.",
        "Say in one sentence how much goes from where to where; put what follows into rows.",
      ],
      dont: [
        "Don't repeat the fields in it.",
        "Don't use it after the press: that is an alert or MoneySteps.",
      ],
      accessibility: ["It is a region with the heading as its name; terms and values are read in pairs."],
    },
  },
  args: {
    heading: "ตรวจสอบรายการ",
    sentence: "โอน 100.00 บาท จากกระเป๋าเงินไป PG",
    children: (
      <>
        <ReviewRow term="กระเป๋าเงินหลังโอน">
          <Amount amount={satang(99_900)} size="small" />
        </ReviewRow>
        <ReviewRow term="บัญชีปลายทาง">{LONG_THAI}</ReviewRow>
      </>
    ),
  },
} satisfies Meta<typeof MoneyReview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Transfer: Story = {};
