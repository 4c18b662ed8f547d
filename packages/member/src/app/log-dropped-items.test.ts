import { expect, test, vi } from "vitest";
import { logDroppedItems } from "./log-dropped-items.ts";

test("development's log names the schema and every place", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  logDroppedItems({ schema: "WalletAnswer", paths: ["slots.1.code", "slots.4"] });
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/WalletAnswer.*slots\.1\.code, slots\.4$/)]]);
  warn.mockRestore();
});
