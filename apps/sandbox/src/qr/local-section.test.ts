import { afterAll, describe, expect, it } from "vitest";
import { freshWorld } from "../testing/world.ts";
import { operatorRoutes } from "../operator/index.ts";

describe("the local page's sections of QRs and gift links", async () => {
  const world = await freshWorld({ rooms: [operatorRoutes] });
  afterAll(() => world.close());

  async function get(path: string, headers: Record<string, string> = {}) {
    const response = await world.app.request(path, { headers });
    return { response, text: await response.text() };
  }

  it.each([
    ["qrcodes", "/sandbox/qrcodes.js"],
    ["gift-links", "/sandbox/gift-links.js"],
  ])("has the part %s, which %s brings to life", async (id, script) => {
    const { response, text } = await get("/sandbox");
    expect(response.headers.get("Content-Security-Policy")).toContain("script-src 'self'");
    expect(text).toContain(`id="${id}"`);
    expect(text).toContain(`<script type="module" src="${script}"></script>`);
    const served = await get(script);
    expect(served.response.headers.get("Content-Type")).toContain("text/javascript");
    // What members wrote is set as text, so there is nothing to escape.
    expect(served.text).not.toMatch(/innerHTML|insertAdjacentHTML|document\.write/);
    expect(served.text).toContain("textContent");
  });

  it.each(["/sandbox", "/sandbox/qrcodes.js", "/sandbox/gift-links.js"])(
    "shows %s to this machine only",
    async (path) => {
      const { response } = await get(`http://rebound.example:4000${path}`);
      expect(response.status).toBe(403);
    },
  );
});
