import {
  aBanner,
  aBonusItem,
  aCoupon,
  anActiveBonus,
  anInviteRow,
  aPromotion,
  aRefundCheck,
  aRefundRow,
  aSpinPrize,
  aSpinSetup,
  aUserBonus,
} from "../fixtures.ts";
import * as wire from "../wire.ts";
import { type Call, SUCCESS } from "./call.ts";
import { page } from "./page.ts";

const message = { schema: wire.Message, example: SUCCESS };
const banners = { schema: wire.BannersAnswer, example: [aBanner()] };

type Rest = Pick<Call, "answer"> & Partial<Pick<Call, "argument" | "codes" | "parts" | "payload">>;

const read = (area: Call["area"], path: string, endpoint: string, summary: string, rest: Rest): Call => ({
  method: rest.payload ? "POST" : "GET",
  path,
  area,
  summary,
  endpoint,
  caller: "member",
  effect: "read",
  ...rest,
});

const claim = (area: Call["area"], path: string, endpoint: string, summary: string, rest: Rest): Call => ({
  ...read(area, path, endpoint, summary, rest),
  effect: "keyed-write",
});

/** Calls of bonuses and promotions. */
export const BONUS: readonly Call[] = [
  read("Bonus", "/api/bonus", "getBonuses", "The bonuses, each with what the member has received of it.", {
    answer: { schema: wire.BonusListAnswer, example: [aBonusItem()] },
  }),
  read("Bonus", "/api/bonus/check/active", "getActiveBonus", "Whether a bonus is active, and its type.", {
    answer: { schema: wire.ActiveBonusAnswer, example: anActiveBonus() },
  }),
  claim("Bonus", "/api/bonus/activate/{code}", "activateBonus", "Receives a bonus.", {
    parts: { code: "DAILY10" },
    answer: { schema: wire.UserBonus, example: aUserBonus({ isActive: true }) },
    codes: [
      "NO_DATA",
      "BONUS_ALREADY_ACTIVE",
      "BONUS_MAX_CLAIMED",
      "BONUS_FULL",
      "BONUS_REMAINING",
      "ON_BREAK",
    ],
  }),
  claim("Bonus", "/api/bonus/clear", "clearBonus", "Ends the active bonus.", {
    answer: { schema: wire.Message, example: { message: "BONUS_CLEAR" } },
    codes: ["NO_DATA", "BONUS_CONDITION"],
  }),
  read("Bonus", "/api/promotion/find/{code}", "findPromotion", "The promotion of a code, or nothing.", {
    parts: { code: "NEW50" },
    argument: { code: "NEW50", language: "th" },
    answer: { schema: wire.PromotionAnswer, example: aPromotion() },
  }),
  claim("Bonus", "/api/promotion/activate/{code}", "activatePromotion", "Receives a promotion.", {
    parts: { code: "NEW50" },
    answer: message,
    codes: ["NO_PROMOTION", "PROMOTION_RECEIVED", "BONUS_ALREADY_ACTIVE", "BONUS_REMAINING", "ON_BREAK"],
  }),
];

/** Calls of invites and refunds. */
export const INVITE_AND_REFUND: readonly Call[] = [
  read("Invite and refund", "/api/invite", "getInvites", "The bonuses from the member's invitees.", {
    payload: page(10, "InvitePayload"),
    answer: { schema: wire.InviteAnswer, example: { invites: [anInviteRow()], total: 1 } },
  }),
  claim("Invite and refund", "/api/invite/bonus", "receiveInviteBonus", "Receives the invite bonus.", {
    answer: { schema: wire.Message, example: { message: "INVITE_BONUS_SUCCESS" } },
    codes: [
      "INVITE_BONUS_FAIL",
      "INVITE_COLLECT",
      "INVITE_INACTIVE",
      "NO_INVITE_BONUS",
      "NO_INVITEE_PLAY_INFO",
    ],
  }),
  read("Invite and refund", "/api/invite/banners", "getInviteBanners", "Banners before the invite dialog.", {
    answer: banners,
  }),
  read("Invite and refund", "/api/refund", "getRefunds", "The refunds that the member has received.", {
    payload: page(10, "RefundPayload"),
    answer: { schema: wire.RefundAnswer, example: { refunds: [aRefundRow()], total: 1 } },
  }),
  read(
    "Invite and refund",
    "/api/refund/check",
    "checkRefund",
    "The refund that can be received, and its conditions.",
    {
      answer: { schema: wire.RefundCheckAnswer, example: aRefundCheck() },
    },
  ),
  claim("Invite and refund", "/api/refund/receive", "receiveRefund", "Receives the accrued refund.", {
    answer: { schema: wire.Message, example: { message: "REFUND_SUCCESS" } },
    codes: ["NO_REFUND", "REFUND_CONDITION", "REFUND_INACTIVE", "REFUND_MINIMUM", "BONUS_REMAINING"],
  }),
  claim(
    "Invite and refund",
    "/api/refund/addWallet",
    "addRefundToWallet",
    "Adds the received refund to the wallet.",
    {
      answer: message,
      codes: ["NO_REFUND", "REFUND_CONDITION"],
    },
  ),
  read("Invite and refund", "/api/refund/banners", "getRefundBanners", "Banners before the refund dialog.", {
    answer: banners,
  }),
];

/** Calls of the wheel. */
export const WHEEL: readonly Call[] = [
  read("Wheel", "/api/spinwheel/active", "getSpinActive", "Whether there is a wheel.", {
    answer: { schema: wire.SpinActiveAnswer, example: { isActive: true } },
  }),
  read("Wheel", "/api/spinwheel/setup", "getSpinSetup", "The wheel's slices and the member's coins.", {
    answer: { schema: wire.SpinSetupAnswer, example: aSpinSetup() },
  }),
  {
    ...claim(
      "Wheel",
      "/api/spinwheel/spin",
      "spin",
      "Spins for one coin; the server draws the prize. Refused, it is 200 with `success: false`.",
      { answer: { schema: wire.SpinAnswer, example: aSpinPrize() }, codes: ["ON_BREAK"] },
    ),
    method: "POST",
  },
  read("Wheel", "/api/spinwheel/coupon", "getCoupons", "The member's coupons, by prize.", {
    answer: { schema: wire.CouponsAnswer, example: [aCoupon()] },
  }),
  claim(
    "Wheel",
    "/api/spinwheel/coupon/claim",
    "claimCoupon",
    "Claims a coupon, sent back as it was received.",
    {
      payload: { kind: "json", schema: wire.ClaimCouponPayload, example: { coupon: aCoupon() } },
      answer: message,
      codes: [
        "NO_CLAIMABLE_COUPON",
        "INVALID_PRIZE_CODE",
        "INVALID_CODE",
        "INVALID_COUPON_TYPE",
        "COUPON_EXPIRED",
        "BONUS_REMAINING",
      ],
    },
  ),
];
