import { randomId } from "@member-wallet/domain";
import type { KeptName, SafeStorage } from "../storage/storage.ts";
import { keyOf, tellKept } from "./kept.ts";

/** Changes what is kept of this member; `change` gets what was kept before. */
export function changeKept(
  local: SafeStorage,
  name: KeptName,
  member: string,
  change: (before: string | null) => string,
): void {
  if (local.read("breakKey") === null) local.write("breakKey", randomId());
  const key = keyOf(local, name, member);
  if (key !== null) local.write(key, change(local.read(key)));
  tellKept();
}
