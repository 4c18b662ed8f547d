import {
  api,
  type ApiError,
  bonusApi,
  giftLinkApi,
  inviteApi,
  newIdempotencyKey,
  promotionApi,
  refundApi,
  spinwheelApi,
  walletApi,
} from "@member-wallet/api";
import type { Satang } from "@member-wallet/domain";
import { openClient } from "../client.ts";

/** A member's action with money. */
export type MoneyAction =
  | { kind: "transfer"; from: string; to: string; amount: Satang }
  | { kind: "withdraw"; amount: Satang }
  /** `link` is already encrypted: another salt under the same key would make another request. */
  | { kind: "gift-link"; link: string; amount: Satang }
  | { kind: "bonus" | "promotion"; code: string; amount: Satang }
  | { kind: "coupon"; coupon: object; amount: Satang }
  /** The server determines the amount, if there is one. */
  | { kind: "clear-bonus" | "invite" | "receive-refund" | "add-refund" | "spin"; amount: null };

/** The outcome of an action, as its member saw it. */
export interface Acknowledgement {
  memberId: string;
  key: string;
  action: MoneyAction;
  /** The code of a refusal; null for a success. */
  refusal: string | null;
}

/** A page of one member with the product's own client in it. */
export interface Tab {
  /** Sends an action under one key until its outcome is known; `presses` at the same moment. */
  carryOut(action: MoneyAction, presses?: number): Promise<Acknowledgement>;
  /** Waits for pending queries and drops their answers. */
  close(): Promise<void>;
}

/** The delay between requests of one key, in milliseconds: the client's 1.5 s would only slow this down. */
const RESEND_AFTER = 5;

export function openTab(apiUrl: string, member: { id: string; token: string }): Tab {
  const reports: string[] = [];
  const { dispatch, close } = openClient({
    apiUrl,
    token: member.token,
    report: ({ kind }) => void reports.push(kind),
    // Two presses of one key would wait for the delay twice.
    timeouts: { resend: RESEND_AFTER, sendDelay: 0 },
  });

  function press(
    action: MoneyAction,
    key: ReturnType<typeof newIdempotencyKey>,
  ): Promise<{ error?: unknown }> {
    const untracked = { track: false };
    switch (action.kind) {
      case "transfer":
        return dispatch(walletApi.endpoints.transfer.initiate({ ...action, key }, untracked));
      case "withdraw":
        return dispatch(walletApi.endpoints.withdrawAll.initiate({ ...action, key }, untracked));
      case "gift-link":
        return dispatch(giftLinkApi.endpoints.sendGiftLink.initiate({ link: action.link, key }, untracked));
      case "bonus":
        return dispatch(bonusApi.endpoints.activateBonus.initiate({ ...action, key }, untracked));
      case "clear-bonus":
        return dispatch(bonusApi.endpoints.clearBonus.initiate({ key }, untracked));
      case "promotion":
        return dispatch(promotionApi.endpoints.activatePromotion.initiate({ ...action, key }, untracked));
      case "invite":
        return dispatch(inviteApi.endpoints.receiveInviteBonus.initiate({ key }, untracked));
      case "receive-refund":
        return dispatch(refundApi.endpoints.receiveRefund.initiate({ key }, untracked));
      case "add-refund":
        return dispatch(refundApi.endpoints.addRefundToWallet.initiate({ key }, untracked));
      case "coupon":
        return dispatch(
          spinwheelApi.endpoints.claimCoupon.initiate({ coupon: action.coupon, key }, untracked),
        );
      case "spin":
        return dispatch(spinwheelApi.endpoints.spin.initiate({ key }, untracked));
      default:
        return action satisfies never;
    }
  }

  /** Sends an action with an unknown outcome again under the same key, as the dialogs do. */
  async function pressUntilKnown(
    action: MoneyAction,
    key: ReturnType<typeof newIdempotencyKey>,
  ): Promise<string | null> {
    for (;;) {
      const { error } = await press(action, key);
      if (error === undefined) return null;
      const failure = error as ApiError;
      if (failure.kind === "refused") return failure.message;
      if (failure.kind !== "outcome-unknown" && failure.kind !== "still-running")
        throw new Error(`An action ended in ${JSON.stringify({ error, reports })}.`);
    }
  }

  return {
    async carryOut(action, presses = 1) {
      const key = newIdempotencyKey();
      const acknowledged = await Promise.all(
        Array.from({ length: presses }, () => pressUntilKnown(action, key)),
      );
      const [refusal = null] = acknowledged;
      if (acknowledged.some((one) => one !== refusal))
        throw new Error(`Different outcomes of one key: ${acknowledged.join(", ")}.`);
      return { memberId: member.id, key, action, refusal };
    },
    async close() {
      await Promise.all(dispatch(api.util.getRunningQueriesThunk()));
      close();
    },
  };
}
