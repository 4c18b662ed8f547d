import { readFileSync } from "node:fs";

const CHANGES = new URL("../../../../docs/wire-changes.md", import.meta.url);

/** The version of the wire: the newest of its changes. A backend of the same first number works with the sites. */
export const WIRE_VERSION = newestVersion(readFileSync(CHANGES, "utf8"));

/** @throws where the first heading of the changes is no version. */
function newestVersion(changes: string): string {
  const [, version = ""] = /^## (.*)$/m.exec(changes) ?? [];
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error("docs/wire-changes.md begins with no version.");
  return version;
}
