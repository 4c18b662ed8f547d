import { expect, test } from "vitest";
import { satang } from "@member-wallet/domain";
import { firstPictures } from "./first-pictures.ts";

const game = (code: string, category: "slot" | "sport" | "lotto", amount = 0) => ({
  code,
  category,
  amount: satang(amount),
  logo: `/${code}/logo.svg`,
  background: null,
});

test("the first pictures are those of the first three cards of the first carousel that there is", () => {
  const games = [
    game("LOTTO", "lotto"),
    game("A", "sport"),
    game("B", "sport", 100),
    game("C", "sport", 300),
    game("D", "sport", 200),
  ];
  expect(firstPictures(games)).toEqual(["/D/logo.svg", "/C/logo.svg", "/B/logo.svg"]);
});

test("there are none without games, and none that is not safe to show", () => {
  expect(firstPictures([])).toEqual([]);
  const unsafe = { ...game("A", "slot"), logo: "javascript:alert(1)", background: "/A/back.svg" };
  expect(firstPictures([unsafe])).toEqual(["/A/back.svg"]);
});
