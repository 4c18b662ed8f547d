import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { sampleSite } from "../testing/sample-site.ts";
import { configurationFor } from "./main.ts";

const sample = sampleSite();
const apps = mkdtempSync(join(tmpdir(), "apps-"));
for (const site of ["thai", "changed"]) cpSync(sample.dist, join(apps, site, "dist"), { recursive: true });
writeFileSync(join(apps, "changed/dist/_headers"), "/*\n  X-A: b\n/fonts/*\n  Cache-Control: public\n");
afterAll(() => {
  sample.remove();
  rmSync(apps, { recursive: true });
});

const THAI = ["--site", "thai", "--backend", "http://127.0.0.1:4000"];
const TLS = ["--domain", "wallet.example", "--certificate", "/etc/letsencrypt/live/wallet.example"];

test("nginx gets every process of the backend, the folder on the server, and the policy of the build", () => {
  const text = configurationFor(
    ["nginx", ...THAI, "--backend", "http://10.0.0.2:4001", "--root", "/srv/thai"],
    apps,
  );
  expect(text).toContain("server 127.0.0.1:4000 max_fails=1");
  expect(text).toContain("server 10.0.0.2:4001 max_fails=1");
  expect(text).toContain('root "/srv/thai";');
  expect(text).toContain(
    "map $status$uri $thai_content_security_policy { default \"default-src 'none'; script-src 'self' 'sha256-",
  );
  expect(text).not.toContain('max-age=31536000" always');
});

test("a site with a certificate is served over HTTPS alone, and browsers remember that", () => {
  const text = configurationFor(["nginx", ...THAI, ...TLS], apps);
  expect(text).toContain("listen 443 ssl http2;");
  expect(text).toContain("return 301 https://$host$request_uri;");
  expect(text.match(/Strict-Transport-Security "max-age=31536000" always/g)).toHaveLength(6);
  expect(configurationFor(["caddy", ...THAI, ...TLS], apps)).toContain(
    'Strict-Transport-Security "max-age=31536000"',
  );
});

test.each([
  [
    ["--listen", "8080"],
    ["listen 8080;", "listen [::]:8080;"],
  ],
  [TLS, ["listen 80;", "listen [::]:80;", "listen 443 ssl http2;", "listen [::]:443 ssl http2;"]],
  [["--listen", "127.0.0.1:8080"], ["listen 127.0.0.1:8080;"]],
])("with %j nginx listens at IPv4 and IPv6 alike, or at the one address that is named", (args, listens) => {
  const text = configurationFor(["nginx", ...THAI, ...args], apps);
  expect((text.match(/listen .+?;/g) ?? []).toSorted()).toEqual(listens.toSorted());
});

test("nginx has no call of the backend in its access log: an address may hold a game's password", () => {
  const text = configurationFor(["nginx", ...THAI], apps);
  const ofBackend = text
    .split("location ")
    .filter((part) => part.includes("proxy_pass ") || part.startsWith("@"));
  expect(ofBackend).toHaveLength(5);
  for (const location of ofBackend) expect(location).toContain("access_log off;");
});

test("nginx without its module for Brotli gets a configuration without it", () => {
  expect(configurationFor(["nginx", ...THAI], apps)).toContain("brotli_static on;");
  expect(configurationFor(["nginx", ...THAI, "--no-brotli"], apps)).not.toContain("brotli");
});

test("a backend over HTTPS is called by its own name, which its certificate must carry", () => {
  const text = configurationFor(["nginx", "--site", "thai", "--backend", "https://api.example"], apps);
  for (const line of [
    "server api.example:443",
    "proxy_pass https://",
    "proxy_set_header Host api.example;",
    "proxy_ssl_verify on;",
  ])
    expect(text).toContain(line);
});

test("Netlify's rules pass the backend's paths on, refuse missing assets, and answer the rest with the page", () => {
  expect(configurationFor(["netlify", "--site", "thai", "--backend", "https://api.example"], apps)).toBe(
    [
      "/api/*  https://api.example/api/:splat  200!",
      "/socket.io/*  https://api.example/socket.io/:splat  200!",
      "/files/*  https://api.example/files/:splat  200!",
      "/assets/*  /404.html  404",
      "/*  /index.html  200",
      "",
    ].join("\n"),
  );
});

test.each([
  [["nginx", "--site", "thai"], "npm run -s hosting"],
  [["apache", ...THAI], "npm run -s hosting"],
  [["nginx", "--site", "thai", "--backend", "http://a.example/v1"], "without a path"],
  [["nginx", ...THAI, "--backend", "https://a.example"], "all http or all https"],
  [
    ["nginx", "--site", "lao", "--backend", "http://a.example"],
    "lao/dist has no built site: npm run build builds it.",
  ],
  [["nginx", "--site", "changed", "--backend", "http://a.example"], "rule for /fonts/*"],
])("%j are refused with the reason", (args, reason) => {
  expect(() => configurationFor(args, apps)).toThrow(reason);
});
