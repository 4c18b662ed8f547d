import { use, useLayoutEffect, useState, type ReactNode } from "react";
import { Provider, ReactReduxContext } from "react-redux";
import { api } from "@member-wallet/api";
import type { ChatEnvironment } from "../chat-environment.ts";
import { createChatStore } from "./chat-store.ts";
import { sessionKey } from "./session-key.ts";

/** The page's environment, and the parts of the chat that need a store. */
export interface ChatProviderProps {
  readonly environment: ChatEnvironment;
  readonly children: ReactNode;
}

/** Lends the chat the page's store, if that contains the api; else a store of its own, another for each session. */
export function ChatProvider({ environment, children }: ChatProviderProps): ReactNode {
  const host: unknown = use(ReactReduxContext)?.store.getState();
  if (typeof host === "object" && host !== null && api.reducerPath in host) return children;
  return (
    <OwnStore key={sessionKey(environment)} environment={environment}>
      {children}
    </OwnStore>
  );
}

function OwnStore({ environment, children }: ChatProviderProps) {
  const { language } = environment;
  const [{ store, setLanguage }] = useState(() => createChatStore(environment));
  useLayoutEffect(() => setLanguage(language), [setLanguage, language]);
  return <Provider store={store}>{children}</Provider>;
}
