import { useMemo, useState } from "react";
import { useGetProfileQuery } from "@member-wallet/api";
import { type ChatEnvironment, createGuestId, readGuestId } from "@member-wallet/chat";
import { useCurrentLanguage } from "../../language/LanguageContext.tsx";
import { useSession } from "../../session/SessionContext.tsx";
import { useSite } from "../../site/SiteContext.tsx";
import type { SafeStorage } from "../../storage/storage.ts";
import { useStorages } from "../../storage/StoragesContext.tsx";

/**
 * Who chats with support (§6), for one session: a guest by the id that this browser keeps, a member by the profile's.
 * `null` without a chat backend, and until the profile has named the member.
 */
export function useChatEnvironment(): ChatEnvironment | null {
  const { chatUrl } = useSite().environment;
  const { local, tab } = useStorages();
  const session = useSession();
  const language = useCurrentLanguage();
  const [token] = useState(session.token);
  const [guestId] = useState(() => (token === null ? guestIdOf(local) : null));
  const query = useGetProfileQuery(undefined, { skip: token === null, refetchOnReconnect: true });
  const { _id: userId, name, username } = query.currentData?.profile ?? {};

  return useMemo(() => {
    if (chatUrl === null) return null;
    const rest = { chatUrl, token, language, storage: tab };
    if (guestId !== null) {
      return { ...rest, customer: { kind: "guest", guestId }, name: null, username: null };
    }
    if (!userId) return null;
    return { ...rest, customer: { kind: "member", userId }, name: name ?? null, username: username ?? null };
  }, [chatUrl, token, language, tab, guestId, userId, name, username]);
}

/** This browser's guest id, made on first need. */
function guestIdOf(storage: SafeStorage): string {
  const known = readGuestId(storage.read("guest-id"));
  if (known !== null) return known;
  const id = createGuestId();
  storage.write("guest-id", id);
  return id;
}
