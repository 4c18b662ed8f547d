import { PATHS } from "../../navigation/paths.ts";

/** The address at which a friend of this member registers: `{origin}/register?code=PR{profile id}` (§2 Member home). */
export function inviteLink(origin: string, profileId: string): string {
  return `${origin}${PATHS.register}?code=PR${encodeURIComponent(profileId)}`;
}
