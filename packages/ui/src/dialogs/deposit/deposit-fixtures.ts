import { satang } from "@member-wallet/domain";
import type { DepositAccount, DepositFacts, DepositOffers, DepositMethod } from "./props.ts";
import type { Loadable } from "../../loadable/loadable.ts";
import type { OpenQrState } from "./qr/props.ts";

export const FACTS: DepositFacts = {
  minimum: satang(2_000),
  slipWithinMinutes: 60,
  slipClosed: { from: "23:30", to: "00:30" },
  qrMinutes: 10,
  turnover: 3,
  isManual: false,
};

/** An operator that provides no facts. */
export const NO_FACTS: DepositFacts = {
  minimum: null,
  slipWithinMinutes: null,
  slipClosed: null,
  qrMinutes: null,
  turnover: null,
  isManual: false,
};

export const METHODS: readonly DepositMethod[] = [
  { key: "qr-KBANK", kind: "qr", code: "KBANK", name: "ธนาคารกสิกรไทย", account: "•••6543" },
  { key: "WW", kind: "qr", code: "WW", name: "พร้อมเพย์", account: "WW" },
  { key: "KBANK-1", kind: "account-auto", code: "KBANK", name: "ธนาคารกสิกรไทย", account: "•••7890" },
  { key: "SCB-1", kind: "account", code: "SCB", name: "ธนาคารไทยพาณิชย์", account: "•••3456" },
  { key: "gift-link", kind: "gift-link", code: "", name: "", account: "" },
];

export function offers(over: Partial<DepositOffers> = {}): Loadable<DepositOffers> {
  return { kind: "ready", data: { methods: METHODS, latest: null, facts: FACTS, ...over } };
}

export function anAccount(over: Partial<DepositAccount> = {}): DepositAccount {
  return {
    bank: "ธนาคารไทยพาณิชย์",
    name: "บจก. กระเป๋าทอง",
    number: "4680123456",
    currency: "BAHT",
    rate: null,
    minimum: FACTS.minimum,
    ...over,
  };
}

const CODE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#fff" d="M0 0h8v8H0z"/><path d="M1 1h3v3H1zm4 0h2v2H5zM1 5h2v2H1zm4 0h2v2H5z"/></svg>';

export function anOpenQr(over: Partial<OpenQrState> = {}): Loadable<OpenQrState> {
  return {
    kind: "ready",
    data: {
      kind: "open",
      id: "qr-1",
      markup: CODE,
      amount: satang(50_000),
      deadline: Date.now() + 599_000,
      ...over,
    },
  };
}

/** A picture that a browser can show: one white pixel. */
export function aPicture(name = "slip.png"): File {
  const bytes = Uint8Array.from(
    atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII="),
    (character) => character.charCodeAt(0),
  );
  return new File([bytes], name, { type: "image/png" });
}
