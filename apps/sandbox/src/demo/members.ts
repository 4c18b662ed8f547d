import { satang, type Satang } from "@member-wallet/domain";
import type { Member } from "../member/members.ts";

/** Something that a demo member did. */
export type HistoryEvent = { hoursAgo: number } & (
  | { kind: "deposit"; baht: number }
  | { kind: "open"; code: string }
  | { kind: "move"; from: string; to: string; baht: number }
  | { kind: "play"; code: string; stake: number; payout: number }
  | { kind: "withdraw"; baht: number }
  /** Receives a bonus of the list, and ends it. */
  | { kind: "bonus"; code: string }
  | { kind: "refund" }
  | { kind: "coupon"; prize: string; days: number }
);

export interface DemoMember extends Omit<Member, "id" | "createdAt"> {
  password: string;
  joinedHoursAgo: number;
  /** The phone of the demo member who invited this one. */
  invitedBy?: string;
  /** Oldest first. */
  history: readonly HistoryEvent[];
}

export function baht(amount: number): Satang {
  return satang(Math.round(amount * 100));
}

/** Rounds of a game on several days that end as they began: an invitee's play. */
const evenRounds = (code: string, stake: number, days: readonly number[]): HistoryEvent[] =>
  days.map((day) => ({ hoursAgo: day * 24 + 1, kind: "play", code, stake, payout: stake }));

/** The members of a fresh sandbox: two Thai ones, and a Lao one with kip at BCEL. */
export const DEMO_MEMBERS: readonly DemoMember[] = [
  {
    username: "0812345678",
    password: "demo-1234",
    name: "สมชาย ใจดี",
    bankCode: "SCB",
    bankAccountName: "สมชาย ใจดี",
    bankAccountNo: "4051234567",
    currency: "BAHT",
    coin: 5,
    joinedHoursAgo: 400,
    history: [
      { hoursAgo: 340, kind: "deposit", baht: 2000 },
      { hoursAgo: 339, kind: "open", code: "PG" },
      { hoursAgo: 339, kind: "move", from: "wallet", to: "PG", baht: 500 },
      { hoursAgo: 338, kind: "play", code: "PG", stake: 100, payout: 0 },
      { hoursAgo: 338, kind: "play", code: "PG", stake: 50, payout: 220.5 },
      { hoursAgo: 337, kind: "move", from: "PG", to: "wallet", baht: 250 },
      { hoursAgo: 251, kind: "open", code: "UFABET" },
      { hoursAgo: 251, kind: "move", from: "wallet", to: "UFABET", baht: 400 },
      { hoursAgo: 250, kind: "play", code: "UFABET", stake: 200, payout: 376 },
      { hoursAgo: 100, kind: "deposit", baht: 500 },
      { hoursAgo: 75, kind: "open", code: "HUAYHD" },
      { hoursAgo: 75, kind: "move", from: "wallet", to: "HUAYHD", baht: 120 },
      { hoursAgo: 74, kind: "play", code: "HUAYHD", stake: 80, payout: 0 },
      { hoursAgo: 50, kind: "deposit", baht: 300.25 },
      { hoursAgo: 73, kind: "refund" },
      { hoursAgo: 49, kind: "bonus", code: "FREE20" },
      { hoursAgo: 48, kind: "coupon", prize: "CASH20", days: 7 },
      { hoursAgo: 48, kind: "coupon", prize: "CASH20", days: 9 },
      { hoursAgo: 47, kind: "coupon", prize: "CASH50", days: 7 },
      { hoursAgo: 47, kind: "coupon", prize: "CASH500", days: 1 },
      { hoursAgo: 30, kind: "play", code: "UFABET", stake: 90, payout: 0 },
      { hoursAgo: 26, kind: "move", from: "UFABET", to: "wallet", baht: 150 },
      { hoursAgo: 3, kind: "withdraw", baht: 700 },
    ],
  },
  {
    // A Thai name at a bank that wants English letters.
    username: "0898765432",
    password: "demo-5678",
    name: "สุดา มีสุข",
    bankCode: "KTB",
    bankAccountName: "สุดา มีสุข",
    bankAccountNo: "9876543210",
    currency: "BAHT",
    coin: 2,
    joinedHoursAgo: 200,
    invitedBy: "0812345678",
    history: [
      { hoursAgo: 190, kind: "deposit", baht: 1000 },
      { hoursAgo: 189, kind: "open", code: "JOKER" },
      { hoursAgo: 189, kind: "move", from: "wallet", to: "JOKER", baht: 300 },
      { hoursAgo: 188, kind: "play", code: "JOKER", stake: 60, payout: 45.75 },
      ...evenRounds("JOKER", 100, [7, 6, 5, 4, 3, 2]),
      { hoursAgo: 30, kind: "deposit", baht: 250 },
      { hoursAgo: 29, kind: "play", code: "JOKER", stake: 45.75, payout: 0 },
      { hoursAgo: 28, kind: "coupon", prize: "CASH20", days: 7 },
    ],
  },
  {
    username: "2055512345",
    password: "demo-9012",
    name: "ສົມພອນ ແກ້ວມະນີ",
    bankCode: "BCEL",
    bankAccountName: "SOMPHONE KEOMANY",
    bankAccountNo: "010120001234567",
    currency: "LAK",
    coin: 3,
    joinedHoursAgo: 300,
    invitedBy: "0812345678",
    history: [
      { hoursAgo: 280, kind: "deposit", baht: 1500 },
      { hoursAgo: 279, kind: "open", code: "PG" },
      { hoursAgo: 279, kind: "move", from: "wallet", to: "PG", baht: 350 },
      { hoursAgo: 278, kind: "play", code: "PG", stake: 150, payout: 90 },
      { hoursAgo: 150, kind: "open", code: "HUAYHD" },
      { hoursAgo: 150, kind: "move", from: "wallet", to: "HUAYHD", baht: 200 },
      { hoursAgo: 149, kind: "play", code: "HUAYHD", stake: 100, payout: 310 },
      ...evenRounds("PG", 120, [6, 5, 4, 3, 2]),
      { hoursAgo: 22, kind: "play", code: "PG", stake: 60, payout: 0 },
      { hoursAgo: 21, kind: "coupon", prize: "CASH50", days: 7 },
      { hoursAgo: 20, kind: "move", from: "HUAYHD", to: "wallet", baht: 260 },
    ],
  },
];
