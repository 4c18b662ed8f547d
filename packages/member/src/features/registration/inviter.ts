import type { SafeStorage } from "../../storage/storage.ts";

/** The inviter code of an invite link (`/register?code=PR…`); `null` when the address has none. */
export function readInviteCode(search: string): string | null {
  const code = new URLSearchParams(search).get("code")?.trim() ?? "";
  return code === "" ? null : code;
}

/** Stores the inviter code of an address until a registration ends; an address without one changes nothing. */
export function rememberInviter(search: string, local: SafeStorage): void {
  const code = readInviteCode(search);
  if (code !== null) local.write("inviteCode", code);
}
