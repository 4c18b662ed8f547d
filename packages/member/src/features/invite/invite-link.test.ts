import { expect, test } from "vitest";
import { readInviteCode } from "../../navigation/invite-code.ts";
import { inviteLink } from "./invite-link.ts";

test.each(["64f0c2a1", "a&b=c", "ไทย", "a b#c"])(
  "the link of the profile %j gives its code to the registration",
  (id) => {
    const link = new URL(inviteLink("https://wallet.example", id));
    expect(link.origin + link.pathname).toBe("https://wallet.example/register");
    expect(readInviteCode(link.search)).toBe(`PR${id}`);
  },
);
