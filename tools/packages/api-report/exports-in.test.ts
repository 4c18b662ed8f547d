import { expect, test } from "vitest";
import { exportsIn } from "./exports-in.ts";

test("a report lists each export with whether it has a docstring; a value and a type of one name are one", () => {
  const report = `
// @public
export function parse(text: string): Amount;

// @public (undocumented)
export interface Amount {
    // (undocumented)
    readonly satang: number;
}

// @public
export const Bank: Schema<string>;

// @public (undocumented)
export type Bank = string;

// @public (undocumented)
function Text_2(): string;
export { Text_2 as Text }
`;
  expect(exportsIn(report)).toEqual([
    { name: "parse", documented: true },
    { name: "Amount", documented: false },
    { name: "Bank", documented: true },
    { name: "Text", documented: false },
  ]);
});
