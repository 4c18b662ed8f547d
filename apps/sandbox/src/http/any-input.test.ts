import { isMessageCode } from "@member-wallet/api/wire";
import * as fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { ledgerBreaches } from "../ledger/audit.ts";
import { MEMBER_CALLS } from "../testing/member-calls.ts";
import { type Answer, freshWorld } from "../testing/world.ts";

/** Inputs of each call; 500 for the whole proof (`API_INPUTS=500`). */
const INPUTS = Number(process.env["API_INPUTS"] ?? 25);

const scalar = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.constantFrom("wallet", "PG", "", "SCB", "\u0000", "\uD800", "x".repeat(3_000)),
  fc.double(),
  fc.integer(),
  fc.constantFrom(0.005, -1, 1e21, Number.MAX_SAFE_INTEGER),
  fc.boolean(),
  fc.constant(null),
);
/** A body that would do, with some of its fields changed, or any JSON at all. */
const bodyLike = (example: unknown) =>
  fc.oneof(
    fc
      .record(Object.fromEntries(Object.keys(Object(example)).map((name) => [name, scalar])), {
        requiredKeys: [],
      })
      .map((changes) => ({ ...Object(example), ...changes })),
    fc.jsonValue(),
    fc.string(),
  );

/** Carried out, or refused with a code of the catalogue. */
function isOfTheContract({ status, body }: Answer): boolean {
  if (status === 200) return true;
  const code = typeof body === "object" && body !== null && "message" in body ? String(body.message) : "";
  return status < 500 && isMessageCode(code);
}

describe("any input at all", async () => {
  const world = await freshWorld();
  afterAll(() => world.close());

  it.each(MEMBER_CALLS)(
    "of %s %s is answered in the contract's words, never with a failure",
    async (method, path, example) => {
      const member = await world.member({ wallet: 100_000, games: { PG: 50_000 } });
      await fc.assert(
        fc.asyncProperty(bodyLike(example), async (body) => {
          const answer = await member.call(method, path, method === "GET" ? {} : { body });
          expect(answer).toSatisfy(isOfTheContract);
        }),
        { numRuns: INPUTS },
      );
      expect(world.log).toEqual([]);
      expect(await ledgerBreaches(world.database)).toEqual([]);
    },
  );

  it("of the log-in is answered without a failure", async () => {
    await fc.assert(
      fc.asyncProperty(bodyLike({ username: "0800000000", password: "wrong" }), async (body) => {
        const answer = await world.call("POST", "/api/login", { body });
        expect([400, 413, 429]).toContain(answer.status);
      }),
      { numRuns: Math.ceil(INPUTS / 4) },
    );
    expect(world.log).toEqual([]);
  });
});
