import { configureStore } from "@reduxjs/toolkit";
import { api, type ApiEnvironment, giftLinkApi, newServerKnowledge, sendSlip } from "@member-wallet/api";
import { lookAtMoney } from "../money-calls/record/look-at-money.ts";
import { lookUpAct } from "../money-calls/record/look-up-act.ts";
import { sendAct, sendCoupon, sendPromotion } from "../money-calls/record/send-act.ts";
import type { Send } from "../calls/outcome.ts";
import type { RecordOptions } from "../money-calls/record/record-options.ts";
import type { Session } from "../session/session.ts";
import type { Store } from "../store/store.ts";

interface ConnectedActs extends Pick<RecordOptions, "sender" | "lookUp" | "look" | "knowsKeys" | "refused"> {
  sendCoupon(coupon: object): Send<unknown>;
  sendPromotion(code: string): Send<unknown>;
  sendGiftLink(link: string): Send<unknown>;
  sendSlip(file: File): Send<unknown>;
}

/**
 * The record's calls as the product sends them, from a page with the product's own client.
 * @param browser what its pages know of the server.
 */
export function connectActs(
  session: Session,
  apiUrl: string,
  browser: { knowsKeys: boolean },
): ConnectedActs {
  // The product stores this for the next page; all else is the page's own.
  const server = Object.defineProperty(newServerKnowledge(), "knowsKeys", {
    get: () => browser.knowsKeys,
    set(value: boolean) {
      browser.knowsKeys = value;
    },
  });
  const environment: ApiEnvironment = {
    apiUrl,
    idempotency: "send",
    session,
    language: () => "en",
    report: (event) => {
      if (event.kind === "signed-out") session.requireLogIn("refused");
    },
    server,
    // The product's own delays would only slow a test down.
    timeouts: { resend: 0, sendDelay: 0 },
  };
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: environment },
        immutableCheck: false,
        serializableCheck: false,
      }).concat(api.middleware),
  }) as unknown as Store;
  // The next member must not read this one's answers, and no timer of the cache outlives the session.
  session.subscribe(({ kind }) => {
    if (kind === "left") store.dispatch(api.util.resetApiState());
  });
  return {
    sender: (asked) => sendAct(asked, store),
    lookUp: (act, acts) => lookUpAct(act, acts, store),
    look: (act, acts) => lookAtMoney(act, acts, store),
    knowsKeys: () => server.knowsKeys,
    refused: () => server.refused,
    sendCoupon: (coupon) => sendCoupon(coupon, store),
    sendPromotion: (code) => sendPromotion(code, store),
    sendGiftLink: (link) => (key, again) =>
      store.dispatch(giftLinkApi.endpoints.sendGiftLink.initiate({ link, key, again }, { track: false })),
    sendSlip: (file) => (key, again) =>
      store.dispatch(sendSlip(key, { file, onProgress: () => undefined }, again)),
  };
}
