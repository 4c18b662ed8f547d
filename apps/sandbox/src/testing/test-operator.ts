import type { DepositAccount } from "@member-wallet/api/wire";
import { satang } from "@member-wallet/domain";
import type { BonusOffer, Game, LocalText, Operator, Prize, PromotionOffer } from "../operator.ts";

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

const inAll = (text: string): LocalText => ({ th: text, lo: text, en: text });

/** A bonus of 50 baht with a turnover of twice that, with overrides. */
export function aBonus(overrides: Partial<BonusOffer> = {}): BonusOffer {
  return {
    code: "DAY",
    name: inAll(`Bonus ${overrides.code ?? "DAY"}`),
    type: "limit",
    maxReceived: 1,
    amount: satang(5_000),
    turnover: 2,
    percentFail: 20,
    stock: null,
    banners: [],
    ...overrides,
  };
}

/** A promotion of 30 baht, with overrides. */
function aPromotion(overrides: Partial<PromotionOffer> = {}): PromotionOffer {
  return {
    code: "NEW30",
    name: inAll(`Promotion ${overrides.code ?? "NEW30"}`),
    amount: satang(3_000),
    turnover: 1,
    percentFail: 10,
    description: inAll("<p>30 baht</p>"),
    ...overrides,
  };
}

/** A slice of the wheel that wins nothing, with overrides. */
export function aPrize(overrides: Partial<Prize> = {}): Prize {
  const label = inAll(overrides.code ?? "NOTHING");
  return {
    code: "NOTHING",
    label,
    bgColor: "#111",
    textColor: "#fff",
    weight: 1,
    win: { kind: "nothing" },
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
  slip: {
    withinMinutes: 60,
    closedFrom: "23:30",
    closedTo: "00:30",
    // High enough for the tests that send much at once.
    uploadsPerMinute: 100_000,
    maxPending: 100_000,
  },
  kipPerBaht: 640,
  giftLinkKey: "test-gift-link-key",
  bonuses: [
    aBonus({ code: "DAY", type: "day", maxReceived: 1 }),
    aBonus({ code: "WEEK", type: "week", maxReceived: 2 }),
    aBonus({ code: "ONCE", type: "limit", maxReceived: 1 }),
    aBonus({ code: "FREE", maxReceived: 1_000_000, turnover: 0 }),
    aBonus({ code: "LOCKED", percentFail: null }),
    aBonus({ code: "TWO", stock: 2 }),
  ],
  promotions: [aPromotion(), aPromotion({ code: "A/B 50%" }), aPromotion({ code: "ปีใหม่🎁" })],
  invite: {
    percentOfStakes: 1,
    depositMinimum: satang(10_000),
    percentSuccess: 90,
    percentFail: 100,
    banners: [{ image: "/files/banners/invite.svg", html: inAll("<p>Invite</p>") }],
  },
  refund: { percentOfLosses: 5, days: 7, turnover: 1, percentSuccess: 100, percentFail: 50, banners: [] },
  wheel: {
    name: inAll("Wheel"),
    prizes: [
      aPrize({ code: "CASH", weight: 1, win: { kind: "coupon", amount: satang(2_000), days: 7 } }),
      aPrize({ code: "COINS", weight: 1, win: { kind: "coins", coins: 2 } }),
      aPrize({ code: "NOTHING", weight: 2 }),
    ],
  },
  // High enough for the tests that send much at once.
  chat: { prefix: "room-", messagesPerMinute: 100_000, uploadsPerMinute: 100_000 },
};
