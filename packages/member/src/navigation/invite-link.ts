import { PATHS } from "./paths.ts";

/** The address at which a friend of this member registers: `{origin}/register?code=PR{profile id}` (§2 Member home). */
export function inviteLink(origin: string, profileId: string): string {
  return `${origin}${PATHS.register}?code=PR${encodeURIComponent(profileId)}`;
}

/** The inviter code of an invite link (`/register?code=PR…`); `null` when the address has none. */
export function readInviteCode(search: string): string | null {
  const code = new URLSearchParams(search).get("code")?.trim() ?? "";
  return code === "" ? null : code;
}
