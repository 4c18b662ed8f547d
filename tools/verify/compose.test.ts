import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { ROOT } from "../root.ts";

interface Service {
  readonly ports?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly networks?: readonly string[];
  readonly healthcheck?: object;
  readonly image?: string;
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly networks: Readonly<
    Record<string, { internal?: boolean; ipam?: { config: { subnet: string }[] } }>
  >;
}

const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
const { services, networks } = parse(read("compose.yaml")) as Compose;

test("only nginx is reached from outside, and only from this machine", () => {
  const published = Object.entries(services).filter(([, { ports }]) => ports !== undefined);
  expect(published.map(([name]) => name)).toEqual(["nginx"]);
  for (const port of services["nginx"]?.ports ?? []) expect(port).toMatch(/^127\.0\.0\.1:\d+:\d+$/);
  expect(networks["back"]?.internal).toBe(true);
  expect(services["postgres"]?.networks).toEqual(["back"]);
});

test("no password has a default", () => {
  const settings = Object.values(services).flatMap(({ environment }) => Object.entries(environment ?? {}));
  const secrets = settings.filter(([name, value]) => /PASSWORD|SECRET|:\/\//.test(name + value));
  expect(secrets).toHaveLength(3);
  for (const [, value] of secrets)
    expect(value).toMatch(/\$\{(?:POSTGRES_PASSWORD|SANDBOX_SECRET):\?[^}]+\}/);
  expect(read(".env.example")).not.toMatch(/^\w+=.+/m);
});

test("every container has a health check, and every image a version", () => {
  for (const { healthcheck, image = "built:1" } of Object.values(services)) {
    expect(healthcheck).toBeDefined();
    expect(image).toMatch(/:\d/);
  }
  for (const [, image = ""] of read("containers/Dockerfile").matchAll(/^FROM (\S+)/gm))
    expect(image).toMatch(/:\d+\.\d+/);
});

test("the sandbox trusts the network of nginx alone, and nginx its gateway alone", () => {
  const subnet = networks["front"]?.ipam?.config[0]?.subnet ?? "";
  expect(services["sandbox"]?.environment?.["SANDBOX_PROXIES"]).toBe(subnet);
  expect(read("containers/client-address.conf")).toContain(
    `set_real_ip_from ${subnet.replace(/\.0\/24$/, ".1")};`,
  );
});

test("nginx has the connections of several clients, in its container as on a server", () => {
  const [, onServer = ""] =
    /change `worker_connections 768;` in its `events` to `(\d+)`/.exec(read("docs/deployment.md")) ?? [];
  expect(Number(onServer)).toBeGreaterThan(2 * 1_000);
  expect(read("containers/Dockerfile")).toContain(`worker_connections ${onServer};`);
});
