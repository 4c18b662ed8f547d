import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { useDispatch } from "react-redux";
import type { ChatEnvironment } from "../chat-environment.ts";
import type { Conversation, ConversationState } from "../conversation/conversation.ts";
import type { CreateConversation } from "../conversation/conversation-options.ts";

/** Before the conversation exists. */
const CONNECTING: ConversationState = {
  connection: "connecting",
  history: "loading",
  older: "none",
  messages: [],
  outgoing: [],
  unread: 0,
  unreadOlder: false,
  support: null,
  offers: {},
};

/**
 * The conversation of the customer while this is mounted, from the moment that its code has loaded; `null` before.
 * @param create `undefined` while the code loads.
 */
export function useConversation(
  environment: ChatEnvironment,
  create: CreateConversation | undefined,
): { readonly conversation: Conversation | null; readonly state: ConversationState } {
  const [conversation, setConversation] = useState<Conversation | null>(null);
  const dispatch = useDispatch();
  const latest = useRef(environment);
  useLayoutEffect(() => {
    latest.current = environment;
  });

  useEffect(() => {
    if (!create) return undefined;
    const following: ChatEnvironment = {
      ...latest.current,
      // A member may change their name meanwhile.
      get name() {
        return latest.current.name;
      },
    };
    const started = create({ environment: following, dispatch });
    setConversation(started);
    started.start();
    return () => started.stop();
  }, [create, dispatch]);

  const state = useSyncExternalStore(
    (listener) => conversation?.subscribe(listener) ?? (() => {}),
    () => conversation?.getState() ?? CONNECTING,
  );
  return { conversation, state };
}

/** Tells the conversation whether its messages are seen: the panel is open and the page is visible. */
export function useReading(conversation: Conversation | null, open: boolean) {
  useEffect(() => {
    if (!conversation || !open) return undefined;
    const tell = () => conversation.setReading(document.visibilityState === "visible");
    tell();
    document.addEventListener("visibilitychange", tell);
    return () => {
      document.removeEventListener("visibilitychange", tell);
      conversation.setReading(false);
    };
  }, [conversation, open]);
}
