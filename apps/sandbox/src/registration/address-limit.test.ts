import { describe, expect, it } from "vitest";
import { NOON } from "../testing/test-app.ts";
import { MAX_CALLS } from "./routes.ts";
import { useTestApp } from "../testing/suites.ts";
import { aRegistration } from "../testing/registration.ts";

const BODY = aRegistration({ bankCode: "" });
const from = (address: string) => ({ "X-Forwarded-For": address });

describe("calls that reveal whether somebody is a member", async () => {
  const app = await useTestApp();
  const { username } = await app.member();

  /** A call from a connection with this address. */
  async function call(path: string, body: unknown, remoteAddress: string, headers = {}) {
    const init = {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "Content-Type": "application/json", ...headers },
    };
    const response = await app.app.request(path, init, { incoming: { socket: { remoteAddress } } });
    return [response.status, ((await response.json()) as { message?: string }).message];
  }
  const validate = (phone: string, address: string, headers = {}) =>
    call("/api/account/validate", { ...BODY, username: phone }, address, headers);
  const exhaust = async (address: string) => {
    for (let count = 0; count < MAX_CALLS; count += 1) await validate("0800000000", address);
  };

  it("are limited per address and minute, together", async () => {
    await exhaust("203.0.113.1");
    expect(await validate(username, "203.0.113.1")).toEqual([429, "REQUEST_LIMIT"]);
    expect(await call("/api/otp/send", { phoneNumber: username }, "203.0.113.1")).toEqual([
      429,
      "REQUEST_LIMIT",
    ]);
    expect(await call("/api/account", { ...BODY, username }, "203.0.113.1")).toEqual([429, "REQUEST_LIMIT"]);
    expect(await validate(username, "203.0.113.2")).toEqual([400, "EXISTING_USER"]);

    app.setNow(new Date(NOON.getTime() + 60_000));
    expect(await validate(username, "203.0.113.1")).toEqual([400, "EXISTING_USER"]);
    app.setNow(NOON);
  });

  it("count by the forwarded address of a local proxy only", async () => {
    for (let count = 0; count < MAX_CALLS; count += 1)
      await validate("0800000000", "127.0.0.1", from("203.0.113.3"));
    expect((await validate(username, "127.0.0.1", from("203.0.113.3")))[0]).toBe(429);
    expect((await validate(username, "127.0.0.1", from("203.0.113.4")))[0]).toBe(400);

    await exhaust("203.0.113.5");
    expect((await validate(username, "203.0.113.5", from("203.0.113.6")))[0]).toBe(429);
  });
});
