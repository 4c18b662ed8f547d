import { satang } from "@member-wallet/domain";
import { BONUSES, INVITE_OFFER, PROMOTIONS, REFUND_OFFER } from "./claims.ts";
import { GAMES } from "./games.ts";
import { BANKS, DEPOSIT_ACCOUNTS } from "./banks.ts";
import type { Operator } from "../operator.ts";
import { WHEEL } from "./wheel.ts";

export const demoOperator: Operator = {
  banks: BANKS,
  games: GAMES,
  withdrawal: { minimum: satang(10_000), maximum: satang(5_000_000) },
  qr: { minutes: 10, maximum: satang(20_000_000), billerId: "010555800123400" },
  depositMinimum: satang(2_000),
  depositAccounts: DEPOSIT_ACCOUNTS,
  slip: {
    withinMinutes: 60,
    closedFrom: "23:30",
    closedTo: "00:30",
    // Five presses, each sent again twice by the site on a bad line.
    uploadsPerMinute: 15,
    // A tenth of the list of those that wait.
    maxPending: 20,
  },
  kipPerBaht: 640,
  // The sites' build reads the same variable: the two must agree.
  giftLinkKey: process.env["VITE_TRUELINK_KEY"] || null,
  bonuses: BONUSES,
  promotions: PROMOTIONS,
  invite: INVITE_OFFER,
  refund: REFUND_OFFER,
  wheel: WHEEL,
  chat: {
    prefix: "customer-",
    messagesPerMinute: 120,
    uploadsPerMinute: 20,
    hours: { open: "08:00", close: "02:00", zone: "+07:00" },
    wait: 180,
  },
};
