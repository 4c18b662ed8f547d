import { readInviteCode } from "../../navigation/invite-code.ts";
import type { SafeStorage } from "../../storage/storage.ts";

/** Stores the inviter code of an address until a registration ends; an address without one changes nothing. */
export function rememberInviter(search: string, local: SafeStorage): void {
  const code = readInviteCode(search);
  if (code !== null) local.write("inviteCode", code);
}
