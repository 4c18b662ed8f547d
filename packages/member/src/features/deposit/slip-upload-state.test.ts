import * as fc from "fast-check";
import { expect, test } from "vitest";
import { NO_SLIP, slipOf, type SlipUploadEvent, slipUploadReducer } from "./slip-upload-state.ts";

const FILES = ["a.jpg", "b.png", "c.txt"].map((name) => new File([name], name, { type: "image/png" }));

const file = fc.constantFrom(...FILES);
const event: fc.Arbitrary<SlipUploadEvent> = fc.oneof(
  fc.record({ kind: fc.constant("picked" as const), file }),
  file.map((picked) => ({ kind: "prepared" as const, slip: { picked, sent: picked } })),
  fc.record({ kind: fc.constant("progress" as const), share: fc.double({ min: 0, max: 1, noNaN: true }) }),
  fc.constantFrom<SlipUploadEvent>(
    { kind: "removed" },
    { kind: "sent-without-file" },
    { kind: "sending" },
    { kind: "cancelled" },
    { kind: "settled" },
  ),
);

test("only the file picked last ever shows or is sent, in any order of events", () => {
  fc.assert(
    fc.property(fc.array(event), (events) => {
      let picked: File | null = null;
      let state = NO_SLIP;
      for (const each of events) {
        if (each.kind === "picked") picked = each.file;
        if (each.kind === "removed") picked = null;
        state = slipUploadReducer(state, each);
        const inHand = state.kind === "preparing" ? state.picked : (slipOf(state)?.picked ?? null);
        expect(inHand).toBe(picked);
      }
    }),
  );
});

test("progress counts only while the slip is being sent", () => {
  const [picked] = FILES as [File];
  const ready = [
    { kind: "picked", file: picked } as const,
    { kind: "prepared", slip: { picked, sent: picked } } as const,
  ].reduce<typeof NO_SLIP>(slipUploadReducer, NO_SLIP);
  expect(slipUploadReducer(ready, { kind: "progress", share: 0.5 })).toBe(ready);
  const sending = slipUploadReducer(slipUploadReducer(ready, { kind: "sending" }), {
    kind: "progress",
    share: 0.5,
  });
  expect(sending).toMatchObject({ kind: "sending", share: 0.5 });
  expect(slipUploadReducer(sending, { kind: "cancelled" })).toMatchObject({ kind: "cancelled" });
});
