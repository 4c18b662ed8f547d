import { expect, it } from "vitest";
import { describeFault } from "./describe-fault.ts";

it("describes an error by its name, code and places, without the data in its message", () => {
  const error = Object.assign(
    new TypeError(
      "duplicate key \"0812345678\" of สมชาย (4099999991), mali@example.com got 1,234.56 for 'Mali Suk'",
    ),
    { code: "23505", detail: "Key (username)=(0812345678) exists." },
  );
  const fault = describeFault(error);
  expect(fault).toMatchObject({
    name: "TypeError",
    code: "23505",
    message: "duplicate key … of … …, … got … for …",
  });
  expect(fault.stack[0]).toMatch(/^at .*describe-fault\.test\.ts/);
  expect(JSON.stringify(fault)).not.toMatch(/08123|สม|Mali|mali|1,234|409/);
});

it("describes what is no error by its type", () => {
  expect(describeFault("0812345678 failed")).toEqual({ name: "string", message: "… failed", stack: [] });
});
