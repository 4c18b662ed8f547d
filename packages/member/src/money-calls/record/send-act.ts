import {
  type ApiError,
  bonusApi,
  gameApi,
  inviteApi,
  promotionApi,
  type Qr,
  qrApi,
  refundApi,
  slipApi,
  spinwheelApi,
  walletApi,
} from "@member-wallet/api";
import { WALLET } from "@member-wallet/domain";
import type { Store } from "../../store/store.ts";
import type { Asked } from "./act.ts";
import type { Answer, Send } from "../../calls/outcome.ts";

/** Answers are the record's to keep. */
const UNTRACKED = { track: false };

/** Sends what is stored of an act; `null` where its call needs more. */
export function sendAct(asked: Asked, { dispatch }: Store): Send<unknown> | null {
  const { withdrawAll, transfer, transferAll } = walletApi.endpoints;
  const { receiveInviteBonus } = inviteApi.endpoints;
  const { receiveRefund, addRefundToWallet } = refundApi.endpoints;
  const { activateBonus, clearBonus } = bonusApi.endpoints;
  // The coupon that is claimed, the code, the link and the file are not stored.
  if (
    asked.kind === "coupon" ||
    asked.kind === "promotion" ||
    asked.kind === "gift-link" ||
    asked.kind === "slip"
  )
    return null;
  return (key, again) => {
    switch (asked.kind) {
      case "withdraw":
        return dispatch(withdrawAll.initiate({ amount: asked.amount, key, again }, UNTRACKED));
      case "transfer": {
        const { from, to, amount } = asked;
        return dispatch(transfer.initiate({ from, to, amount, key, again }, UNTRACKED));
      }
      case "collect":
        return dispatch(transferAll.initiate({ to: WALLET, key, again }, UNTRACKED));
      case "invite-bonus":
        return dispatch(receiveInviteBonus.initiate({ key, again }, UNTRACKED));
      case "receive-refund":
        return dispatch(receiveRefund.initiate({ key, again }, UNTRACKED));
      case "add-refund":
        return dispatch(addRefundToWallet.initiate({ key, again }, UNTRACKED));
      case "bonus":
        return dispatch(activateBonus.initiate({ code: asked.code, key, again }, UNTRACKED));
      case "cancel-bonus":
        return dispatch(clearBonus.initiate({ key, again }, UNTRACKED));
      case "spin":
        return dispatch(spinwheelApi.endpoints.spin.initiate({ key, again }, UNTRACKED));
      case "game-account":
        return dispatch(gameApi.endpoints.activateGame.initiate({ code: asked.code, key, again }, UNTRACKED));
      case "qr": {
        const { provider, amount } = asked;
        // One that was found open is not sent.
        if (amount === null) throw new Error("A QR is created for an amount.");
        const { createQr } = qrApi.endpoints;
        return dispatch(createQr.initiate({ provider, amount, key, again }, UNTRACKED)).then(refusedQr);
      }
    }
  };
}

/** Refetches what an act changes beside the balance and the statement. */
export function refetchArea({ kind }: Asked, { dispatch }: Store) {
  switch (kind) {
    case "withdraw":
    case "transfer":
    case "collect":
    case "gift-link":
    case "qr":
      return;
    case "invite-bonus":
      return void dispatch(inviteApi.util.invalidateTags(["invite"]));
    case "receive-refund":
    case "add-refund":
      return void dispatch(refundApi.util.invalidateTags(["refund"]));
    case "bonus":
    case "promotion":
    case "cancel-bonus":
      return void dispatch(bonusApi.util.invalidateTags(["bonus"]));
    case "coupon":
    case "spin":
      return void dispatch(spinwheelApi.util.invalidateTags(["wheel", "coupons"]));
    case "game-account":
      return void dispatch(gameApi.util.invalidateTags(["game-login"]));
    case "slip":
      return void dispatch(slipApi.util.invalidateTags(["slips"]));
    default:
      kind satisfies never;
  }
}

/** A success without a QR is a refusal (§8). */
function refusedQr(answer: Answer<Qr>): Answer<Qr> {
  if (answer.data?.kind !== "none") return answer;
  return {
    error: { kind: "refused", message: answer.data.message || "QR_FAIL", status: 200 } satisfies ApiError,
  };
}

/** Claims one coupon; @param coupon as it was received. */
export function sendCoupon(coupon: object, { dispatch }: Pick<Store, "dispatch">): Send<unknown> {
  const { claimCoupon } = spinwheelApi.endpoints;
  return (key, again) => dispatch(claimCoupon.initiate({ coupon, key, again }, UNTRACKED));
}

export function sendPromotion(code: string, { dispatch }: Pick<Store, "dispatch">): Send<unknown> {
  const { activatePromotion } = promotionApi.endpoints;
  return (key, again) => dispatch(activatePromotion.initiate({ code, key, again }, UNTRACKED));
}
