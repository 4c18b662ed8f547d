/** The inviter code of an invite link (`/register?code=PR…`); `null` when the address has none. */
export function readInviteCode(search: string): string | null {
  const code = new URLSearchParams(search).get("code")?.trim() ?? "";
  return code === "" ? null : code;
}
