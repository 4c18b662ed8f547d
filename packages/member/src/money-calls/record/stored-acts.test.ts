import { newIdempotencyKey } from "@member-wallet/api";
import { expect, test } from "vitest";
import { ASKED } from "../../testing/sample-acts.ts";
import type { Act } from "./act.ts";
import { readStoredAct, writeAct } from "./stored-acts.ts";

test.each(Object.values(ASKED))(
  "an act of kind $kind is read as it was stored, by its member only",
  (asked) => {
    const act: Act = { asked, key: newIdempotencyKey(), began: 1, stand: { kind: "sending" } };
    const text = writeAct("a member", act);
    expect(readStoredAct(text, "a member")).toEqual(act);
    expect(readStoredAct(text, "another member")).toBeNull();
  },
);
