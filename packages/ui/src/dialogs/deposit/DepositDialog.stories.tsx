import { satang } from "@member-wallet/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { CopyButton } from "../../copy-button/CopyButton.tsx";
import { CopyLaterButton } from "../../copy-button/CopyLaterButton.tsx";
import { FeedbackHost } from "../../feedback/FeedbackHost.tsx";
import { AccountDetails } from "./account/AccountDetails.tsx";
import { anAccount, FACTS, NO_FACTS, offers, METHODS } from "./deposit-fixtures.ts";
import { DepositDialog } from "./DepositDialog.tsx";

const nothing = () => {};

const meta: Meta<typeof DepositDialog> = {
  title: "Dialogs/Deposit",
  tags: ["wide"],
  component: DepositDialog,
  parameters: {
    usage: {
      do: [
        "List the methods by how fast they are; remember the one that was used last.",
        "Show a method's own minimum only.",
      ],
      dont: ["Don't add a step between the list and the way to pay."],
    },
  },
  render: (args) => (
    <FeedbackHost>
      <DepositDialog {...args} />
    </FeedbackHost>
  ),
  args: {
    offers: offers(),
    chosen: null,
    closeDisabled: false,
    children: ({ kind, name }) => {
      const account = anAccount({ bank: name });
      return (
        <AccountDetails
          account={account}
          auto={kind === "account-auto"}
          from="ธนาคารกรุงไทย •••7890"
          statementHref="/user/statement"
          copy={<CopyButton text={account.number} label={account.number} />}
        />
      );
    },
    onChoose: nothing,
    onBack: nothing,
    onClose: nothing,
  },
};
export default meta;

type Story = StoryObj<typeof DepositDialog>;

export const Methods: Story = {
  args: { onChoose: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /(ธนาคารกสิกรไทย|Kasikornbank) •••7890/ }));
    await expect(args.onChoose).toHaveBeenCalledWith("KBANK-1");
  },
};
/** The end of the number, or the holder, distinguishes them. */
export const AccountsAtOneBank: Story = {
  args: {
    offers: offers({
      methods: [
        { key: "SCB-1", kind: "account", code: "SCB", name: "ธนาคารไทยพาณิชย์", account: "•••3456" },
        { key: "SCB-2", kind: "account", code: "SCB", name: "ธนาคารไทยพาณิชย์", account: "•••9012" },
        { key: "SCB-3", kind: "account", code: "SCB", name: "ธนาคารไทยพาณิชย์", account: "บจก. กระเป๋าทอง" },
        { key: "KBANK-1", kind: "account-auto", code: "KBANK", name: "ธนาคารกสิกรไทย", account: "•••6789" },
        { key: "qr-KBANK", kind: "qr", code: "KBANK", name: "ธนาคารกสิกรไทย", account: "•••6543" },
      ],
    }),
    onChoose: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /•••9012/ }));
    await expect(args.onChoose).toHaveBeenCalledWith("SCB-2");
  },
};
export const ChosenLastTime: Story = { args: { offers: offers({ latest: "qr-KBANK" }) } };
export const Loading: Story = { args: { offers: { kind: "loading" } } };
export const FailedToLoad: Story = {
  args: {
    offers: {
      kind: "failed",
      message: "ติดต่อระบบไม่ได้ กรุณาตรวจสอบการเชื่อมต่อ หรือรอสักครู่แล้วลองอีกครั้ง",
      retrying: false,
      retry: nothing,
    },
  },
};
export const NoMethods: Story = { args: { offers: offers({ methods: [] }) } };
export const NoFacts: Story = { args: { offers: offers({ facts: NO_FACTS }) } };
export const CheckedManually: Story = { args: { offers: offers({ facts: { ...FACTS, isManual: true } }) } };
export const Account: Story = {
  args: { chosen: "SCB-1" },
  play: async ({ canvas }) => {
    // The focused row unmounted with the list: focus moves to the heading.
    await expect(canvas.getByRole("heading", { level: 3 })).toHaveFocus();
  },
};
/** The member's bank takes English names, and theirs is another. */
export const CopyAfterNameEdit: Story = {
  args: {
    chosen: "SCB-1",
    children: ({ name }) => {
      const account = anAccount({ bank: name });
      return (
        <AccountDetails
          account={account}
          auto={false}
          from=""
          statementHref="/user/statement"
          copy={
            <CopyLaterButton
              label={account.number}
              reason="ธนาคารของคุณใช้ชื่อภาษาอังกฤษ กรุณาแก้ไขชื่อก่อน แล้วเราจะคัดลอกเลขบัญชีให้"
              onPress={nothing}
            />
          }
        />
      );
    },
  },
};
export const AccountWithoutSlip: Story = { args: { chosen: "KBANK-1" } };
export const TheOnlyMethod: Story = {
  args: { offers: offers({ methods: METHODS.slice(0, 1) }), chosen: "SCB-1" },
};
export const CloseDisabled: Story = { args: { chosen: "SCB-1", closeDisabled: true } };
export const LaoAccount: Story = {
  tags: ["lao-script"],
  args: {
    chosen: "SCB-1",
    children: () => {
      const account = anAccount({
        bank: "ທະນາຄານການຄ້າຕ່າງປະເທດລາວ ມະຫາຊົນ",
        name: "ບໍລິສັດ ກະເປົາທອງ ຈຳກັດຜູ້ດຽວ",
        number: "010120009876543",
        currency: "LAK",
        rate: 1 / 640,
      });
      return (
        <AccountDetails
          account={account}
          auto={false}
          from=""
          statementHref="/user/statement"
          copy={<CopyButton text={account.number} label={account.number} />}
        />
      );
    },
  },
};
export const LongNames: Story = {
  tags: ["thai-script", "lao-script"],
  args: {
    offers: offers({
      methods: [
        {
          key: "a",
          kind: "account",
          code: "BAAC",
          name: "ธนาคารเพื่อการเกษตรและสหกรณ์การเกษตรแห่งประเทศไทยจำกัดมหาชน",
          account: "บริษัทกระเป๋าทองอินเตอร์เนชั่นแนลโฮลดิ้งจำกัด",
        },
        {
          key: "b",
          kind: "qr",
          code: "NEWBANK",
          name: "ທະນາຄານພັດທະນາລາວຈຳກັດມະຫາຊົນສາຂານະຄອນຫຼວງວຽງຈັນ",
          account: "",
        },
      ],
      facts: { ...FACTS, minimum: satang(999_999_999_99) },
    }),
  },
};
