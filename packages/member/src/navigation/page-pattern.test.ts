import { expect, test } from "vitest";
import { pagePattern } from "./page-pattern.ts";

test.each([
  ["/", "/"],
  ["/login", "/login"],
  ["/LOGIN/", "/login"],
  ["/user/home", "/user/home"],
  ["/register/1/0812345678", "/register/*"],
  ["/user/0812345678", "/user/*"],
  ["/username", "*"],
  ["/0812345678", "*"],
])("the page of %s is %s", (path, pattern) => {
  expect(pagePattern(path)).toBe(pattern);
});
