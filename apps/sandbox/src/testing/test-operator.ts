import type { DepositAccount } from "@member-wallet/api/wire";
import { satang } from "@member-wallet/domain";
import type { Game, Operator } from "../operator.ts";

/** A game, with overrides. */
export function aGame(overrides: Partial<Game> = {}): Game {
  return {
    code: "PG",
    name: "PG",
    category: "slot",
    ftWalletSlot: 1,
    logo: null,
    background: null,
    web: null,
    android: null,
    ios: null,
    ...overrides,
  };
}

/** A deposit account, with overrides. */
function aDepositAccount(overrides: Partial<DepositAccount> = {}): DepositAccount {
  return {
    bankCode: "SCB",
    bankType: "BANK",
    mode: "MANUAL",
    bankAccountName: "THONG WALLET",
    bankAccountNo: "4680123456",
    currency: "BAHT",
    bank: { nameTH: "ธนาคารไทยพาณิชย์", nameEN: "Siam Commercial Bank" },
    ...overrides,
  };
}

/** A small operator: a game of each category, the demo members' banks, all kinds of deposits. */
export const testOperator: Operator = {
  banks: [
    { code: "SCB", nameTH: "ธนาคารไทยพาณิชย์", nameEN: "Siam Commercial Bank" },
    { code: "KTB", nameTH: "ธนาคารกรุงไทย", nameEN: "Krungthai Bank" },
    { code: "BCEL", nameTH: "ธนาคารการค้าต่างประเทศลาว", nameEN: "BCEL" },
  ],
  games: [
    aGame(),
    aGame({ code: "JOKER", name: "Joker" }),
    aGame({ code: "UFABET", name: "Ufabet", category: "sport" }),
    aGame({ code: "HUAYHD", name: "Huay HD", category: "lotto", ftWalletSlot: 10 }),
  ],
  withdrawal: { minimum: satang(10_000), maximum: satang(5_000_000) },
  qr: { minutes: 10, maximum: satang(20_000_000), billerId: "099400016550100" },
  depositMinimum: satang(100),
  depositAccounts: [
    aDepositAccount(),
    aDepositAccount({ bankCode: "BCEL", bankAccountNo: "010120009876543", currency: "LAK" }),
    aDepositAccount({ bankCode: "WW", bankType: "PAYMENT", bankAccountNo: "" }),
  ],
  slip: { withinMinutes: 60, closedFrom: "23:30", closedTo: "00:30" },
  kipPerBaht: 640,
  giftLinkKey: "test-gift-link-key",
};
