import { SLIP_REASONS } from "@member-wallet/api/wire";
import { RELATED } from "@member-wallet/domain";

const STATUS = "`SUCCESS`, `FAILED`; anything else is in progress.";
const SIDE = "`wallet`, the code of a game, a bank or a payment gateway, or `TRUEWALLET` for a gift link.";
const ACCEPTED =
  "When the request was accepted: ISO 8601 with seconds and a zone, within 2 s of the header `Date` of its answer.";
const CLAIM = "What an entry of the type `bonus` is about: by it a claim whose answer was lost is found.";

/** What fields mean whose names don't tell, by schema: in the sites' own schemas each text would be downloaded. */
export const FIELD_DESCRIPTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ChatSendPayload: {
    createdAt: "By the sender's own clock; the server answers its own time, which counts.",
    name: "As the page knows the sender; who that is, the token or the guest id decides.",
  },
  CouponFields: { amount: "How many coupons of this prize the member has: a number, no money." },
  DepositAccount: {
    rate: "Baht for one unit of `currency`, at the time of the answer.",
    bankType: "Contains `PAYMENT` for a payment gateway, which only creates QRs; any other text is a bank.",
    mode: "Of KBANK: `AUTO` is an account whose transfers need no slip; anything else creates QRs.",
  },
  GameAccount: {
    ftWalletSlot: "The game's own credit for one baht. For display only; null shows a dash.",
  },
  InviteSummary: {
    fail: "The percentage that is lost when the conditions are not met.",
    success: "The percentage that is paid when the conditions are met.",
  },
  OtpSendAnswer: {
    code: "`SUCCESS`, or `OTP_VERIFIED` for a phone that needs no code; never the one-time code itself.",
    otpRef: "A short text that the message with the one-time code repeats.",
    otpToken: "What the code is verified under, and then registers the phone number.",
  },
  OtpVerifyPayload: { otpCode: "Six digits, as a text: zeros at its beginning count." },
  ProtectionAnswer: {
    deposit:
      "The limits in force, in baht, of the operator's day, week (from Monday) and month; absent is none.",
    minutesPerDay: "How long the player wants to be logged in on a day.",
    later: "A raise that waits until `from`, 24 hours after it was set.",
    breakUntil: "The end of the break that the player takes; absent without one.",
    now: "The server's time.",
  },
  QrState: {
    expireIn: "The end of the QR: seconds left, or a time in ISO 8601, epoch seconds or epoch milliseconds.",
    hasQrcode: "`false`: there is no open QR, or its creation was refused, with the code in `message`.",
    qrcodeId: "Cancels the QR; an open QR without one is not shown.",
    qrcode:
      "The picture as markup: an `svg`, or an `img` with a data URL or an address that the site allows.",
  },
  RegisterPayload: {
    otpToken:
      "Of a code that was verified for this phone number. Without it refuse with `UNVERIFIED_OTP`, where codes are on.",
  },
  RefundCheckAnswer: {
    bonus: "A running bonus blocks the receipt.",
    info: "The conditions, as markup.",
    refundAmount: "What was received and can be added to the wallet, in baht.",
    refundFail: "The percentage that is lost when the conditions are not met.",
    refundSuccess: "The percentage that is paid when the conditions are met.",
    result: "A refund has accrued and can be received, unless `bonus` is true.",
  },
  SlipEntry: {
    amount: "0 until the slip has been read.",
    createdAt: ACCEPTED,
    endedAt: "When it was accepted or refused; a server may leave it out.",
    note: `Why the slip failed: ${SLIP_REASONS.join(", ")}.`,
    status: STATUS,
  },
  StatementEntry: {
    amount:
      "In baht, never below 0: the type gives the sign. Of a withdrawal and a transfer exactly what was asked for, without fees.",
    ...Object.fromEntries(RELATED.map((related) => [related, CLAIM])),
    createdAt: ACCEPTED,
    endedAt: "When an entry that was in progress ended; a server may leave it out.",
    from: SIDE,
    sentAt:
      "When a withdrawal was sent to the bank; `null` while it is checked. A server that doesn't tell leaves it out.",
    statementType:
      "`deposit`, `withdraw`, `transfer`, `bonus` or `finish_bonus`; any other is shown as other.",
    status: STATUS,
    to: SIDE,
  },
};
