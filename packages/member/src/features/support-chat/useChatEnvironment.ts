import { useMemo, useState, useSyncExternalStore } from "react";
import { useGetProfileQuery, useGetWalletQuery } from "@member-wallet/api";
import type { ChatEnvironment, ChatStorage, ChatStorageKey } from "@member-wallet/chat";
import { useCurrentLanguage } from "../../language/LanguageContext.tsx";
import { useSession } from "../../session/SessionContext.tsx";
import { useSite } from "../../site/SiteContext.tsx";
import type { BrowserStorages } from "../../storage/storage.ts";
import { useStorages } from "../../storage/StoragesContext.tsx";

/**
 * Who chats with support (§6), for one session: a guest by the id of this visit, a member by the profile's. `null`
 * without a chat backend, and until the profile, or where it fails the wallet, has named the member.
 */
export function useChatEnvironment(): ChatEnvironment | null {
  const { chatUrl } = useSite().environment;
  const storages = useStorages();
  const session = useSession();
  const language = useCurrentLanguage();
  const [token] = useState(session.token);
  const guestId = useSyncExternalStore(session.subscribe, session.guestId);
  const query = useGetProfileQuery(undefined, { skip: token === null, refetchOnReconnect: true });
  const isUnknown = query.currentData === undefined && query.error !== undefined;
  const wallet = useGetWalletQuery(undefined, {
    skip: token === null || !isUnknown,
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
  const { _id: userId, name, username } = (query.currentData ?? wallet.currentData)?.profile ?? {};
  const storage = useMemo(
    () => whileCurrent(storages, () => session.token() === token && session.guestId() === guestId),
    [storages, session, token, guestId],
  );

  return useMemo(() => {
    if (chatUrl === null) return null;
    const rest = { chatUrl, token, language, storage };
    if (token === null) {
      if (guestId === null) return null;
      const customer = { kind: "guest", guestId } as const;
      return { ...rest, customer, name: null, username: null, forgetGuest: session.endVisit };
    }
    if (!userId) return null;
    return { ...rest, customer: { kind: "member", userId }, name: name ?? null, username: username ?? null };
  }, [chatUrl, token, language, storage, session, guestId, userId, name, username]);
}

/**
 * The tab's storage for one customer: an answer that arrives after the end of the session or visit writes nothing. That
 * the invitation was shown is the browser's: it shows once per visitor.
 */
function whileCurrent({ tab, local }: BrowserStorages, isCurrent: () => boolean): ChatStorage {
  const of = (key: ChatStorageKey) => (key === "chatInviteClosed" ? local : tab);
  return {
    read: (key) => (isCurrent() ? of(key).read(key) : null),
    write: (key, value) => isCurrent() && of(key).write(key, value),
    remove: (key) => isCurrent() && of(key).remove(key),
  };
}
