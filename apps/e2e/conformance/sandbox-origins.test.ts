import { checkConformance } from "@member-wallet/openapi/conformance";
import { createTestApp, demoOperator, listen } from "@member-wallet/sandbox/testing";
import { afterAll, describe, expect, it } from "vitest";

const SITE = "https://wallet.example";

/** The verdicts on the socket and on CORS, by the name of what was checked. */
async function verdictsOf(port: number, part: { socket?: boolean; site?: string }) {
  const checked = await checkConformance({
    url: `http://127.0.0.1:${port}`,
    member: null,
    write: false,
    ...part,
  });
  return checked
    .filter(({ name }) => /^(?:CORS: |The chat's socket: )/.test(name))
    .map(({ name, verdict }) => `${verdict.kind} ${name}`);
}

describe("the sandbox", async () => {
  const app = await createTestApp({ operator: demoOperator, origins: [SITE] });
  const listening = await listen(Promise.resolve(app.app), { host: "127.0.0.1", port: 0 });
  await app.context.chat.attach(listening.server);
  afterAll(async () => {
    await app.close();
    await listening.close();
  });

  it("lets the pages of an allowed origin call it, and no others", async () => {
    const allowed = await verdictsOf(listening.port, { site: SITE });
    expect(allowed.map((verdict) => verdict.split(" ")[0])).toEqual(["accepted", "accepted", "accepted"]);
    const others = await verdictsOf(listening.port, { site: "https://other.example" });
    expect(others.map((verdict) => verdict.split(" ")[0])).toEqual(["refused", "refused", "accepted"]);
  });

  it("takes a guest's socket into the own room, and refuses one of nobody", async () => {
    expect(await verdictsOf(listening.port, { socket: true })).toEqual([
      "accepted The chat's socket: a guest enters the own room",
      "accepted The chat's socket: a guest can't enter another room",
      "accepted The chat's socket: a connection of nobody is refused",
    ]);
  });
});

it("a backend without sockets is told so", async () => {
  const app = await createTestApp({ operator: demoOperator });
  const { port, close } = await listen(Promise.resolve(app.app), { host: "127.0.0.1", port: 0 });
  const verdicts = await verdictsOf(port, { socket: true });
  expect(verdicts.map((verdict) => verdict.split(" ")[0])).toEqual(["refused", "refused", "refused"]);
  await close();
  await app.close();
});
