import { testEngines } from "@member-wallet/sandbox/testing";
import { afterAll, describe, expect, it } from "vitest";
import { proveReloads } from "./reloads.ts";

/** `RELOADS=1000` for the bench. */
const RELOADS = Number(process.env["RELOADS"] ?? 60);

const { engines, stop } = await testEngines();
afterAll(() => stop());

describe.each(engines)("reloads during acts on $name", ({ server }) => {
  it("send no second order, leave no end untold, and tell none twice", async () => {
    expect(await proveReloads(RELOADS, server)).toEqual({ reloads: RELOADS, faults: [] });
  });
});
