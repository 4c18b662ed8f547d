import { satang } from "@member-wallet/domain";
import { describe, expect, it } from "vitest";
import { NOON, refusal } from "../testing/test-app.ts";
import { deposit } from "../wallet/deposit.ts";
import { useTestApp } from "../testing/suites.ts";

function amounts(text: string): number[] {
  return [...text.matchAll(/"amount":([\d.]+)/g)].map((match) => Number(match[1]));
}

describe("the statement", async () => {
  const app = await useTestApp();
  const member = await app.member();
  for (let minute = 1; minute <= 23; minute++) {
    const at = new Date(NOON.getTime() + minute * 60_000);
    await app.database.transaction((tx) =>
      deposit(tx, member.id, { amount: satang(minute), source: "SCB" }, at),
    );
  }
  const read = async (body: unknown) => member.call("POST", "/api/statement", { body });

  it("is paged, newest first, with the total", async () => {
    const pages = [await read({ page: 1, limit: 10 }), await read({ page: 3, limit: 10 })];
    expect(amounts(pages[0]?.text ?? "")).toEqual([
      0.23, 0.22, 0.21, 0.2, 0.19, 0.18, 0.17, 0.16, 0.15, 0.14,
    ]);
    expect(amounts(pages[1]?.text ?? "")).toEqual([0.03, 0.02, 0.01]);
    for (const page of pages) expect(page.body).toMatchObject({ total: 23 });
  });

  it("is empty beyond its last page", async () => {
    for (const page of [4, Number.MAX_SAFE_INTEGER]) {
      expect((await read({ page, limit: 100 })).body).toEqual({ total: 23, statements: [] });
    }
  });

  it.each([
    { page: 0, limit: 10 },
    { page: 1.5, limit: 10 },
    { page: 1, limit: 101 },
    { page: 1, limit: 0 },
    {},
  ])("refuses the page %j", async (page) => {
    expect(await read(page)).toMatchObject(refusal("KEY_INVALID"));
  });
});
