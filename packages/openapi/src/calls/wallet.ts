import { aGameAccount, aQrState, aWalletAnswer } from "@member-wallet/api/fixtures";
import * as wire from "@member-wallet/api/wire";
import { type Call, SUCCESS } from "./call.ts";

const message = { schema: wire.Message, example: SUCCESS };
const member = { caller: "member" } as const;
const keyed = { caller: "member", effect: "keyed-write" } as const;
const slotCode = { slotCode: "PG" };
const amount = { kind: "json", schema: wire.AmountPayload, example: { amount: 100 } } as const;

/** Calls that show and move the member's money. */
export const WALLET: readonly Call[] = [
  {
    ...member,
    method: "GET",
    path: "/api/wallet",
    area: "Wallet",
    summary: "The wallet, the game accounts and the invite bonus; amounts in baht.",
    effect: "read",
    answer: { schema: wire.WalletAnswer, example: aWalletAnswer({ slots: [aGameAccount()] }) },
  },
  {
    ...member,
    method: "GET",
    path: "/api/wallet/refresh/slot",
    area: "Wallet",
    summary: "Asks all game providers for the balances.",
    effect: "write",
    answer: message,
  },
  {
    ...keyed,
    method: "POST",
    path: "/api/wallet/add",
    area: "Wallet",
    summary: "Adds an amount to the wallet.",
    payload: amount,
    answer: message,
    unused: true,
  },
  {
    ...keyed,
    method: "POST",
    path: "/api/wallet/transfer",
    area: "Wallet",
    summary: "Moves money between the wallet (`wallet`) and a game account (its code).",
    payload: {
      kind: "json",
      schema: wire.TransferPayload,
      example: { from: "wallet", to: "PG", amount: 100 },
    },
    answer: message,
    codes: ["MONEY_NOT_ENOUGH", "TRANSFER_MINIMUM", "TRANSFER_FAIL", "NO_GAME", "BONUS_REMAINING"],
  },
  {
    ...keyed,
    method: "POST",
    path: "/api/wallet/transferAll",
    area: "Wallet",
    summary: "Moves everything in the wallet and all games into one of them.",
    payload: { kind: "json", schema: wire.TransferAllPayload, example: { to: "wallet" } },
    answer: message,
    codes: ["TRANSFER_FAIL", "NO_GAME"],
  },
  {
    ...keyed,
    method: "POST",
    path: "/api/wallet/withdraw",
    area: "Wallet",
    summary: "Withdraws from the wallet.",
    payload: amount,
    answer: message,
    codes: ["WITHDRAW_MINIMUM", "WITHDRAW_MAXIMUM", "MONEY_NOT_ENOUGH"],
    unused: true,
  },
  {
    ...keyed,
    method: "POST",
    path: "/api/wallet/withdrawAll",
    area: "Wallet",
    summary: "Gathers the games' balances in the wallet, then withdraws an amount.",
    payload: amount,
    answer: message,
    codes: ["WITHDRAW_MINIMUM", "WITHDRAW_MAXIMUM", "MONEY_NOT_ENOUGH", "BONUS_REMAINING", "NO_BANK"],
  },
  {
    ...keyed,
    method: "POST",
    path: "/api/wallet/slip",
    area: "Wallet",
    summary: "Sends the slip of a bank transfer.",
    payload: { kind: "upload", field: "slip" },
    answer: { schema: wire.SlipUploadAnswer, example: { message: "SUCCESS", reference: "slip-1" } },
    codes: ["SLIP_UPLOAD_FAIL", "SLIP_NO_FILE", "SLIP_INVALID_FILE"],
  },
  {
    ...keyed,
    method: "POST",
    path: "/api/wallet/truelink",
    area: "Wallet",
    summary: "Deposits by a gift link, encrypted by `CryptoJS.AES` with a key that is public by design.",
    payload: { kind: "json", schema: wire.TruelinkPayload, example: { link: "U2FsdGVkX1+abc=" } },
    answer: message,
    codes: ["TRUELINK_DUPLICATE", "TRUELINK_INVALID"],
  },
];

/** Calls of game accounts. */
export const GAMES: readonly Call[] = [
  {
    ...keyed,
    method: "GET",
    path: "/api/wallet/activate/{slotCode}",
    area: "Games",
    summary: "Opens the member's account in a game.",
    parts: slotCode,
    answer: message,
    codes: ["SLOT_ALREADY_ACTIVE", "SLOT_ACTIVATE_FAIL", "GAME_ACTIVATION_FAIL", "NO_GAME"],
  },
  {
    ...member,
    method: "GET",
    path: "/api/wallet/account/{slotCode}",
    area: "Games",
    summary: "The member's log-in of a game.",
    effect: "read",
    parts: slotCode,
    answer: { schema: wire.GameLogin, example: { username: "pg0001", password: "k3y-8412" } },
    codes: ["SLOT_NO_ACCOUNT"],
  },
  {
    ...member,
    method: "GET",
    path: "/api/wallet/resetpassword/{slotCode}",
    area: "Games",
    summary: "Gives the member's account in a game a new password.",
    effect: "write",
    parts: slotCode,
    answer: message,
    codes: ["SLOT_RESET_PASSWORD_FAIL", "SLOT_NO_ACCOUNT"],
  },
  {
    ...member,
    method: "GET",
    path: "/api/autoLogin/{provider}/{username}",
    area: "Games",
    summary: "A link that logs the member in at a provider; never cached, never sent twice.",
    effect: "read",
    parts: { provider: "pg", username: "pg0001" },
    answer: { schema: wire.AutoLoginAnswer, example: { link: "https://provider.example/play?t=1" } },
    codes: ["SLOT_NO_ACCOUNT", "NOT_AREASLOT", "NOT_UFABET"],
  },
  {
    ...member,
    method: "GET",
    path: "/api/autoLogin/{provider}/{username}/{password}",
    area: "Games",
    summary: "The same for providers that want the game password, too.",
    effect: "read",
    parts: { provider: "imi", username: "imi0001", password: "k3y-8412" },
    answer: { schema: wire.AutoLoginAnswer, example: { link: "https://provider.example/play?t=1" } },
    codes: ["SLOT_NO_ACCOUNT"],
  },
];

const provider = { provider: "KBANK" };
const partSchemas = { provider: wire.QrProvider };
const qr = { schema: wire.QrState, example: aQrState() };

/** Calls of QR deposits. */
export const QR: readonly Call[] = [
  {
    ...member,
    method: "GET",
    path: "/api/qrcode/{provider}",
    area: "QR",
    summary: "The member's open QR of a provider: KBANK, WW or ZAPMAN.",
    effect: "read",
    parts: provider,
    partSchemas,
    answer: qr,
  },
  {
    ...keyed,
    method: "POST",
    path: "/api/qrcode/{provider}",
    area: "QR",
    summary: "Creates a QR, in place of an open one; refused, it is 200 with `hasQrcode: false`.",
    parts: provider,
    partSchemas,
    payload: { kind: "json", schema: wire.QrPayload, name: "QrPayload", example: { amount: 100 } },
    answer: qr,
    codes: ["QR_FAIL"],
  },
  {
    ...keyed,
    method: "DELETE",
    path: "/api/qrcode/{provider}/{qrcodeId}",
    area: "QR",
    summary: "Cancels a QR.",
    parts: { ...provider, qrcodeId: "qr-1" },
    partSchemas,
    answer: message,
    codes: ["NO_DATA"],
  },
];
