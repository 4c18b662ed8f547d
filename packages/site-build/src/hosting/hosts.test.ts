import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BROTLI_IS_MISSING, findNginx, freePort, NGINX_IS_MISSING } from "./nginx-process.ts";
import { ask } from "../testing/ask.ts";
import { type Host, HOSTS } from "../testing/hosts.ts";
import { sampleSite } from "../testing/sample-site.ts";
import { isForDocuments } from "../security-headers.ts";
import { headersOfSite } from "./hosted-site.ts";

const site = sampleSite();
afterAll(() => site.remove());
const siteHeaders = Object.fromEntries(
  headersOfSite(site.dist).map(([name, value]) => [name.toLowerCase(), value]),
);

/** Those of assets: the policy and its like are for documents. */
const assetHeaders = Object.fromEntries(
  Object.entries(siteHeaders).filter(([name]) => !isForDocuments(name)),
);
const headersOf = (path: string) => (path.startsWith("/assets/") ? assetHeaders : siteHeaders);

if (HOSTS.some(({ name, isHere }) => name === "nginx" && !isHere))
  console.log(findNginx() === null ? NGINX_IS_MISSING : BROTLI_IS_MISSING);

describe.each(HOSTS.filter(({ isHere }) => isHere))("a built site on $name", ({ start }) => {
  let host: Host;
  beforeAll(async () => {
    host = await start(site.dist, `http://127.0.0.1:${await freePort()}`);
  });
  afterAll(() => host.close());

  test.each([
    ["/", "page"],
    ["/user/home?dialog=transfer", "page"],
    ["/user/home/", "page"],
    ["/assets", "page"],
    ["/apiary", "page"],
    ["//api", "page"],
    ["/login", "log-in"],
    ["/login?next=/user", "log-in"],
    ["/login.html", "log-in"],
    ["/login/more", "page"],
    ["/%6Cogin", "log-in"],
  ])("serves a page at %s, with the site's headers, and it is asked for each time", async (path, text) => {
    const answer = await ask(host, path);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain(text);
    expect(answer.headers).toMatchObject(siteHeaders);
    expect(answer.headers["cache-control"]).toBe("no-cache");
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
  });

  test.each([
    ["/assets/app.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"],
    ["/assets/font.woff2", "font/woff2", "public, max-age=31536000, immutable"],
    ["/service-worker.js", "text/javascript; charset=utf-8", "no-cache"],
    ["/favicon.svg", "image/svg+xml", "no-cache"],
  ])("serves the file %s by its type and its rule of caching", async (path, type, caching) => {
    const answer = await ask(host, path);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({ "content-type": type, "cache-control": caching });
    expect(answer.headers).toMatchObject(headersOf(path));
  });

  test.each<[string, string[]]>([
    ["/assets/app.js", []],
    ...["/login", "/service-worker.js", "/favicon.svg", "/assets", "/assets/gone.js"].map(
      (path): [string, string[]] => [path, Object.keys(siteHeaders).filter(isForDocuments)],
    ),
  ])("sends with %s, of the headers that only documents obey, %j", async (path, expected) => {
    const { headers } = await ask(host, path);
    expect(Object.keys(headers).filter(isForDocuments).toSorted()).toEqual(expected.toSorted());
  });

  test.each([
    ["gzip, br", "br", "brotli"],
    ["gzip", "gzip", "gzip"],
    ["", undefined, "plain"],
  ])("sends a browser that accepts '%s' what the build compressed", async (accepted, encoding, text) => {
    const answer = await ask(host, "/assets/app.js", { headers: { "Accept-Encoding": accepted } });
    expect([answer.headers["content-encoding"], answer.text]).toEqual([encoding, text]);
    expect(answer.headers.vary).toBe("Accept-Encoding");
    expect(answer.headers["cache-control"]).toContain("immutable");
  });

  test("answers a HEAD as its GET, without the body", async () => {
    const answer = await ask(host, "/login", { method: "HEAD" });
    expect([answer.status, answer.text, answer.headers["content-length"]]).toEqual([200, "", "13"]);
    expect(answer.headers).toMatchObject(siteHeaders);
  });

  test.each(["/login", "/assets/app.js"])(
    "answers 304 for %s while it is the same, with its headers",
    async (path) => {
      const first = await ask(host, path);
      expect(first.headers.etag).toMatch(/^"/);
      const again = await ask(host, path, { headers: { "If-None-Match": first.headers.etag ?? "" } });
      expect([again.status, again.text]).toEqual([304, ""]);
      expect(again.headers["cache-control"]).toBe(first.headers["cache-control"]);
      expect(again.headers).toMatchObject(headersOf(path));
    },
  );

  test.each([
    ["/gone.png", "GET", 404],
    ["/assets/gone", "GET", 404],
    ["/assets/gone.js", "GET", 404],
    ["/assets/gone.js", "HEAD", 404],
    ["/assets/", "GET", 404],
    ["/assets/app.js.br", "GET", 404],
    ["/assets/app.js.gz", "GET", 404],
    ["/_headers", "GET", 404],
    ["/_redirects", "GET", 404],
    ["/.env", "GET", 404],
    ["/.git/config", "GET", 404],
    ["/%2egit/config", "GET", 404],
    ["/login", "POST", 405],
    ["/assets/app.js", "DELETE", 405],
    ["/login%00.js", "GET", 400],
    ["/../secret.txt", "GET", 400],
    ["/%2e%2e/secret.txt", "GET", 400],
    ["/..%2fsecret.txt", "GET", 400],
    ["/..%5csecret.txt", "GET", 400],
    ["/..\\secret.txt", "GET", 400],
    ["/assets/../../secret.txt", "GET", 400],
    ["/assets/../assets/app.js", "GET", 400],
    ["/%c0%ae%c0%ae/secret.txt", "GET", 400],
  ])("refuses %s %s with %i, and nobody caches that", async (path, method, status) => {
    const answer = await ask(host, path, { method });
    expect(answer.status).toBe(status);
    expect(answer.text).not.toContain("secret");
    expect(answer.text).not.toContain("app.js");
    expect(answer.headers.allow).toBe(status === 405 ? "GET, HEAD" : undefined);
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.headers).toMatchObject(siteHeaders);
  });

  // Caddy refuses them before any of its rules, so without headers.
  test.each(["/%zz", "/assets/%zz.js", "/api/%zz"])("refuses %s, which can't be decoded", async (path) => {
    expect((await ask(host, path)).status).toBe(400);
  });
});
