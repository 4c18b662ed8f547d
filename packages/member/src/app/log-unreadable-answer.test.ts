import { expect, test, vi } from "vitest";
import { logUnreadableAnswer } from "./log-unreadable-answer.ts";

test.each(["answer", "items"] as const)(
  "the development log names the schema and every place (%s)",
  (lost) => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    logUnreadableAnswer({ schema: "WalletAnswer", lost, paths: ["slots.1.code", "slots.4"] });
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/WalletAnswer.*slots\.1\.code, slots\.4$/)]]);
    warn.mockRestore();
  },
);
