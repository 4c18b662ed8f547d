import { configureStore, type Middleware } from "@reduxjs/toolkit";
import { setupListeners } from "@reduxjs/toolkit/query/react";
import { api, type ApiEnvironment } from "@member-wallet/api";

/**
 * The store contains only the API's cache.
 * @param onMember gets the id of the member that an answer names, before any component sees the answer.
 */
export function createStore(environment: ApiEnvironment, onMember: (id: string) => void) {
  const nameMember: Middleware = () => (next) => (action) => {
    const id = memberIn(action);
    if (id !== null) onMember(id);
    return next(action);
  };
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: environment } }).concat(nameMember, api.middleware),
    devTools: import.meta.env.DEV,
  });
  // Refetches balances when the tab becomes visible or the device goes online.
  setupListeners(store.dispatch);
  return store;
}

export type Store = ReturnType<typeof createStore>;

/** The member's id in an answer with the profile: the wallet's or the profile's own. */
function memberIn(action: unknown): string | null {
  const { type, payload } = action as { type?: unknown; payload?: { profile?: { _id?: unknown } } | null };
  if (type !== `${api.reducerPath}/executeQuery/fulfilled`) return null;
  const id = payload?.profile?._id;
  return typeof id === "string" && id !== "" ? id : null;
}
