import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { aGame, testOperator } from "../testing/test-operator.ts";
import { useTestApp } from "../testing/suites.ts";
import { readSettings } from "../settings.ts";

const SITE = "https://wallet.example";
const operator = { ...testOperator, games: [aGame({ logo: "/files/games/PG/logo.svg" })] };
const FROM_SITE = { Origin: SITE, "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "cors" };

describe("a page of an allowed origin", async () => {
  const app = await useTestApp({ origins: [SITE], operator });

  it("may send every call with the headers of the sites, and reads what they read", async () => {
    const preflight = await app.call("OPTIONS", "/api/wallet/transfer", {
      headers: { Origin: SITE, "Access-Control-Request-Method": "POST" },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("Access-Control-Allow-Origin")).toBe(SITE);
    expect(preflight.headers.get("Access-Control-Allow-Methods")).toContain("DELETE");
    const allowed = preflight.headers.get("Access-Control-Allow-Headers");
    for (const name of [
      "Authorization",
      "Content-Type",
      "Accept-Language",
      "X-Requested-With",
      "Idempotency-Key",
    ])
      expect(allowed).toContain(name);

    const member = await app.member({ wallet: 500, games: { PG: 0 } });
    const key = randomUUID();
    const answers = [
      await member.call("POST", "/api/wallet/transfer", {
        body: { from: "wallet", to: "PG", amount: 1 },
        headers: { ...FROM_SITE, "Idempotency-Key": key },
      }),
      await app.call("GET", "/api/wallet", { headers: FROM_SITE }),
      await app.call("GET", "/api/nothing", { headers: FROM_SITE }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 401, 404]);
    expect(answers[0]?.headers.get("Idempotency-Key")).toBe(key);
    for (const { headers } of answers) {
      expect(headers.get("Access-Control-Allow-Origin")).toBe(SITE);
      expect(headers.get("Access-Control-Allow-Credentials")).toBeNull();
      expect(headers.get("Access-Control-Expose-Headers")).toBe("Idempotency-Key, Date, Retry-After");
      expect(headers.get("Vary")).toContain("Origin");
    }
  });

  it("may change things by GET, which no other page may", async () => {
    const member = await app.member();
    const refresh = (headers: Record<string, string>) =>
      member.call("GET", "/api/wallet/refresh/slot", { headers });
    expect((await refresh(FROM_SITE)).status).toBe(200);
    const other = await refresh({ ...FROM_SITE, Origin: "https://other.example" });
    expect(other.status).toBe(403);
    expect(other.headers.get("Access-Control-Allow-Origin")).toBeNull();
    const navigated = await refresh({ ...FROM_SITE, "Sec-Fetch-Mode": "navigate" });
    expect(navigated.status).toBe(403);
  });

  it("reads a video's captions", async () => {
    const { status, headers } = await app.call("GET", "/files/howto/thai/th/wallet.vtt", {
      headers: FROM_SITE,
    });
    expect([status, headers.get("access-control-allow-origin")]).toEqual([200, SITE]);
  });

  it("gets whole addresses of files, and a page of the sandbox's own origin gets paths", async () => {
    const member = await app.member({ games: { PG: 0 } });
    const logo = async (headers: Record<string, string>) => {
      const { body } = await member.call("GET", "/api/wallet", { headers });
      return (body as { slots: { logo: string }[] }).slots[0]?.logo;
    };
    expect(await logo(FROM_SITE)).toBe("http://localhost/files/games/PG/logo.svg");
    const byHttps = { ...FROM_SITE, "X-Forwarded-Proto": "https" };
    expect(await logo(byHttps)).toBe("https://localhost/files/games/PG/logo.svg");
    expect(await logo({})).toBe("/files/games/PG/logo.svg");
  });
});

describe("a sandbox without allowed origins", async () => {
  const app = await useTestApp();

  it("allows no page of another origin", async () => {
    const answers = [
      await app.call("GET", "/api/lookup/banks", { headers: FROM_SITE }),
      await app.call("OPTIONS", "/api/wallet", {
        headers: { Origin: SITE, "Access-Control-Request-Method": "GET" },
      }),
    ];
    for (const { headers } of answers)
      expect([...headers.keys()].filter((name) => name.startsWith("access-control-"))).toEqual([]);
  });
});

it("origins are set as browsers send them", () => {
  expect(readSettings({ SANDBOX_ORIGINS: ` ${SITE}  http://localhost:5173 ` }).origins).toEqual([
    SITE,
    "http://localhost:5173",
  ]);
  for (const wrong of ["*", "wallet.example", `${SITE}/`, "null"])
    expect(() => readSettings({ SANDBOX_ORIGINS: wrong })).toThrow(`SANDBOX_ORIGINS has no origin`);
});
