import { execFileSync } from "node:child_process";
import { SITES } from "../launch/addresses.ts";
import { nameOf, PUBLISHED } from "../packages/pack.ts";
import { ROOT, toolEnvironment } from "../root.ts";

/** A package that the sites or the published packages contain, with its installed versions. */
export interface ShippedPackage {
  readonly name: string;
  readonly license: string;
  readonly versions: readonly string[];
}

const SHIPPED = [...SITES.map(({ name }) => `@member-wallet/${name}`), ...PUBLISHED.map(nameOf)];

/** Everything that ships, as it is installed. */
export function shippedPackages(): ShippedPackage[] {
  const printed = execFileSync(
    "pnpm",
    [...SHIPPED.flatMap((name) => ["--filter", `${name}...`]), "licenses", "list", "--prod", "--json"],
    { cwd: ROOT, env: toolEnvironment(), encoding: "utf8" },
  );
  return Object.values(JSON.parse(printed) as Record<string, ShippedPackage[]>).flat();
}

/** The packages with more than one version, each with its versions. */
export function severalVersions(packages: readonly ShippedPackage[]): string[] {
  return packages
    .filter(({ versions }) => versions.length > 1)
    .map(({ name, versions }) => `${name} ${versions.join(" and ")}`);
}
