import type { GenericSchema } from "valibot";
import * as wire from "../wire.ts";
import type { Call } from "./call.ts";

const lookUp = (
  name: string,
  endpoint: string,
  summary: string,
  schema: GenericSchema,
  example: unknown,
): Call => ({
  method: "GET",
  path: `/api/lookup/${name}`,
  area: "Look-ups",
  summary,
  endpoint,
  caller: "anyone",
  effect: "read",
  answer: { schema, example },
});

const forMembers = (call: Call): Call => ({ ...call, caller: "member" });

/** Calls of `/api/lookup`. */
export const LOOK_UPS: readonly Call[] = [
  lookUp("banks", "getBanks", "The banks that members can register with.", wire.BanksAnswer, [
    { code: "SCB", nameTH: "ธนาคารไทยพาณิชย์", nameEN: "Siam Commercial Bank" },
  ]),
  forMembers(
    lookUp("deposit", "getDepositAccounts", "Where and how members pay in.", wire.DepositAnswer, {
      banks: [
        {
          bankCode: "SCB",
          bankType: "BANK",
          mode: "MANUAL",
          bankAccountName: "บริษัท ตัวอย่าง จำกัด",
          bankAccountNo: "1234567890",
          currency: "BAHT",
          bank: { nameTH: "ธนาคารไทยพาณิชย์", nameEN: "Siam Commercial Bank" },
        },
      ],
      wallets: [{ mode: "AUTO", walletAccountName: "บริษัท ตัวอย่าง จำกัด" }],
      isManual: false,
      depositMin: 10,
      qrMinutes: 10,
      turnover: 1,
    }),
  ),
  lookUp("conditions", "getConditions", "The conditions, as markup.", wire.ConditionsAnswer, [
    "<p>Play responsibly.</p>",
  ]),
  lookUp(
    "agreements",
    "getAgreements",
    "The agreement that members accept, as markup.",
    wire.AgreementsAnswer,
    ["<p>You are 20 years or older.</p>"],
  ),
  lookUp("info", "getInfo", "The operator's name and website.", wire.InfoAnswer, {
    name: "Operator",
    website: "https://operator.example",
  }),
  lookUp(
    "notice",
    "getNotice",
    "The notice of bonuses; `{percentFail}` stands for the percentage that a bonus cuts.",
    wire.NoticeAnswer,
    { notice: "<p>Ending it early costs {percentFail}%.</p>" },
  ),
  lookUp("contact", "getContact", "How to reach the operator.", wire.ContactAnswer, {
    contactText: "<p>We are here around the clock.</p>",
    lineLink: "https://line.me/R/ti/p/@operator",
    lineName: "@operator",
    lineQR: "/files/line-qr.svg",
  }),
  forMembers(
    lookUp(
      "withdraw",
      "getWithdrawLimits",
      "The smallest and the largest withdrawal, in baht.",
      wire.WithdrawAnswer,
      {
        withdrawMin: 100,
        withdrawMax: 50_000,
      },
    ),
  ),
  forMembers(
    lookUp(
      "slip",
      "getSlipRules",
      "Until when slips are accepted; times of day are UTC+7.",
      wire.SlipRulesAnswer,
      {
        uploadWithinMinutes: 60,
        closedFrom: "23:00",
        closedTo: "00:30",
      },
    ),
  ),
  lookUp("sources", "getSources", "Where a new member may have heard of the operator.", wire.SourcesAnswer, [
    { code: "FRIEND", description: "A friend" },
  ]),
  lookUp(
    "active",
    "getActive",
    "Whether the service is running; `false` means that it is gone.",
    wire.ActiveAnswer,
    {
      active: true,
    },
  ),
  lookUp(
    "registerOTP",
    "getRegisterOtp",
    "Whether registration asks for a one-time code.",
    wire.RegisterOtpAnswer,
    {
      registerOTP: true,
    },
  ),
  lookUp(
    "enableChatWidget",
    "getEnableChatWidget",
    "Whether the support chat is shown.",
    wire.EnableChatWidgetAnswer,
    {
      enableChatWidget: true,
    },
  ),
];
