import { aGameAccount, aWalletAnswer } from "../fixtures.ts";
import * as wire from "../wire.ts";
import { type Call, SUCCESS } from "./call.ts";

const message = { schema: wire.Message, example: SUCCESS };
const member = { caller: "member" } as const;
const keyed = { caller: "member", effect: "keyed-write" } as const;
const amount = { kind: "json", schema: wire.AmountPayload, example: { amount: 100 } } as const;

const WITHDRAWAL_CODES = [
  "WITHDRAW_MINIMUM",
  "WITHDRAW_MAXIMUM",
  "MONEY_NOT_ENOUGH",
  "BONUS_CONDITION",
] as const;

/** Calls that show and move the member's money. */
export const WALLET: readonly Call[] = [
  {
    ...member,
    method: "GET",
    path: "/api/wallet",
    area: "Wallet",
    summary: "The wallet, the game accounts and the invite bonus; amounts in baht.",
    endpoint: "getWallet",
    effect: "read",
    answer: { schema: wire.WalletAnswer, example: aWalletAnswer({ slots: [aGameAccount()] }) },
  },
  {
    ...member,
    method: "GET",
    path: "/api/wallet/refresh/slot",
    area: "Wallet",
    summary: "Asks all game providers for the balances.",
    endpoint: "refreshGames",
    effect: "repeatable-write",
    answer: message,
  },
  {
    ...keyed,
    method: "POST",
    path: "/api/wallet/add",
    area: "Wallet",
    summary: "Adds an amount to the wallet.",
    endpoint: null,
    payload: amount,
    answer: message,
  },
  {
    ...keyed,
    method: "POST",
    path: "/api/wallet/transfer",
    area: "Wallet",
    summary: "Moves money between the wallet (`wallet`) and a game account (its code).",
    endpoint: "transfer",
    payload: {
      kind: "json",
      schema: wire.TransferPayload,
      example: { from: "wallet", to: "PG", amount: 100 },
    },
    answer: message,
    codes: [
      "MONEY_NOT_ENOUGH",
      "TRANSFER_MINIMUM",
      "TRANSFER_FAIL",
      "NO_GAME",
      "SLOT_NO_ACCOUNT",
      "BONUS_REMAINING",
      "ON_BREAK",
    ],
  },
  {
    ...keyed,
    method: "POST",
    path: "/api/wallet/transferAll",
    area: "Wallet",
    summary: "Moves everything in the wallet and all games into one of them.",
    endpoint: "transferAll",
    payload: { kind: "json", schema: wire.TransferAllPayload, example: { to: "wallet" } },
    answer: message,
    codes: ["MONEY_NOT_ENOUGH", "TRANSFER_FAIL", "NO_GAME", "SLOT_NO_ACCOUNT", "ON_BREAK"],
  },
  {
    ...keyed,
    method: "POST",
    path: "/api/wallet/withdraw",
    area: "Wallet",
    summary: "Withdraws from the wallet.",
    endpoint: null,
    payload: amount,
    answer: message,
    codes: WITHDRAWAL_CODES,
  },
  {
    ...keyed,
    method: "POST",
    path: "/api/wallet/withdrawAll",
    area: "Wallet",
    summary: "Gathers the games' balances in the wallet, then withdraws an amount.",
    endpoint: "withdrawAll",
    payload: amount,
    answer: message,
    codes: [...WITHDRAWAL_CODES, "BONUS_REMAINING", "NO_BANK"],
  },
  {
    ...keyed,
    method: "POST",
    path: "/api/wallet/slip",
    area: "Wallet",
    summary: "Sends the slip of a bank transfer.",
    endpoint: "uploadSlip",
    payload: { kind: "upload", field: "slip" },
    answer: { schema: wire.SlipUploadAnswer, example: { message: "SUCCESS", reference: "slip-1" } },
    codes: ["SLIP_UPLOAD_FAIL", "SLIP_NO_FILE", "SLIP_INVALID_FILE", "REQUEST_LIMIT"],
  },
  {
    ...keyed,
    method: "POST",
    path: "/api/wallet/truelink",
    area: "Wallet",
    summary: "Deposits by a gift link, encrypted by `CryptoJS.AES` with a key that is public by design.",
    endpoint: "sendGiftLink",
    payload: { kind: "json", schema: wire.TruelinkPayload, example: { link: "U2FsdGVkX1+abc=" } },
    answer: message,
    codes: ["TRUELINK_DUPLICATE", "TRUELINK_INVALID", "TRUELINK_MINIMUM"],
  },
];
