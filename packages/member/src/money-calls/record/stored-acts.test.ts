import { newIdempotencyKey } from "@member-wallet/api";
import { satang } from "@member-wallet/domain";
import { expect, test } from "vitest";
import type { Act, Asked } from "./act.ts";
import { readStoredAct, writeAct } from "./stored-acts.ts";

const amount = satang(11_000);

const ASKED: { readonly [Kind in Asked["kind"]]: Asked & { readonly kind: Kind } } = {
  withdraw: { kind: "withdraw", amount },
  transfer: { kind: "transfer", from: "PG", to: "wallet", amount },
  collect: { kind: "collect" },
  "invite-bonus": { kind: "invite-bonus", amount: null },
  "receive-refund": { kind: "receive-refund" },
  "add-refund": { kind: "add-refund", amount },
  bonus: { kind: "bonus", code: "BUY1" },
  promotion: { kind: "promotion" },
  "cancel-bonus": { kind: "cancel-bonus", code: null },
  coupon: { kind: "coupon", prize: "30" },
  spin: { kind: "spin", coins: 3 },
  "game-account": { kind: "game-account", code: "PG" },
  "gift-link": { kind: "gift-link" },
  slip: { kind: "slip" },
  qr: { kind: "qr", provider: "KBANK", amount },
};

test.each(Object.values(ASKED))(
  "an act of kind $kind is read as it was stored, by its member only",
  (asked) => {
    const act: Act = { asked, key: newIdempotencyKey(), began: 1, stand: { kind: "sending" } };
    const text = writeAct("a member", act);
    expect(readStoredAct(text, "a member")).toEqual(act);
    expect(readStoredAct(text, "another member")).toBeNull();
  },
);
