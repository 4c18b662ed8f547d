import { readPromotionCode } from "@member-wallet/domain";
import * as fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { aPromotion } from "../bonus/fixtures.ts";
import { aBackend, type AnswerCall, json } from "../testing/backend.ts";
import { aClient } from "../testing/client.ts";
import { promotionApi } from "./endpoints.ts";

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

async function startClient(answering: AnswerCall, over: Parameters<typeof aClient>[1] = {}) {
  const backend = await aBackend(answering);
  closing.push(backend.close);
  const { dispatch } = aClient(backend.url, over);
  const find = (code: string, language = "th") =>
    dispatch(promotionApi.endpoints.findPromotion.initiate({ code, language }, { forceRefetch: true }));
  return { backend, find };
}

describe("finding a promotion", () => {
  test("returns its percentage and description, in the given language", async () => {
    const { backend, find } = await startClient((_request, response) => json(response, 200, aPromotion()));
    expect(await find("new50", "lo")).toMatchObject({
      data: { percentFail: 20, description: "<p>Get 50 baht.</p>" },
    });
    expect(backend.arrived[0]).toMatchObject({
      path: "/api/promotion/find/NEW50",
      headers: { "accept-language": "lo" },
    });
  });

  test.each([[null], [undefined], [""]])("answered by %j finds nothing", async (answer) => {
    const { find } = await startClient((_request, response) => json(response, 200, answer));
    expect(await find("NONE")).toMatchObject({ data: null, isSuccess: true });
  });

  test.each([".", "..", " .. ", "", "  ", "\ud83c"])(
    "with the code %j sends nothing and finds nothing",
    async (code) => {
      const { backend, find } = await startClient((_request, response) => json(response, 200, aPromotion()));
      expect(await find(code)).toMatchObject({ data: null, isSuccess: true });
      expect(backend.arrived).toHaveLength(0);
    },
  );

  test("sends any other code as one part of the path", async () => {
    const { backend, find } = await startClient((_request, response) => json(response, 200, null));
    const codes = fc.oneof(
      fc.constantFrom("A/B", "50%", "../X", "โบนัส", "ໂບນັດ", "🎁", "a?b#c", "%2e%2e", "..."),
      fc.string({ unit: "grapheme", minLength: 1 }),
    );
    await fc.assert(
      fc.asyncProperty(codes, async (typed) => {
        const code = readPromotionCode(typed);
        if (code === null || code === "." || code === ".." || !code.isWellFormed()) return;
        await find(typed);
        const { pathname } = new URL(backend.arrived.at(-1)?.path ?? "", "http://server");
        expect(pathname).toBe(`/api/promotion/find/${encodeURIComponent(code)}`);
      }),
      { numRuns: 60 },
    );
  });

  test("that fails shows the failure, not that nothing was found", async () => {
    const { find } = await startClient((_request, response) =>
      json(response, 429, { message: "REQUEST_LIMIT" }),
    );
    expect(await find("NEW50")).toMatchObject({ error: { kind: "refused", message: "REQUEST_LIMIT" } });
  });

  test("whose answer does not parse is a typed failure", async () => {
    const { find } = await startClient((_request, response) => json(response, 200, 7), {
      unreadable: ["PromotionAnswer"],
    });
    expect(await find("NEW50")).toMatchObject({ error: { kind: "shape" } });
  });
});
