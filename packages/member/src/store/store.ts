import { configureStore, type Middleware } from "@reduxjs/toolkit";
import { setupListeners } from "@reduxjs/toolkit/query/react";
import { api, type ApiEnvironment, isLogInCode, toApiError } from "@member-wallet/api";
import type { Session } from "../session/session.ts";

/**
 * The store: nothing but the api's cache. Leaving a session, or entering one, empties it, so that no member's data
 * meets another's eyes.
 */
export function createStore(environment: ApiEnvironment, session: Session) {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: environment }, serializableCheck: false, immutableCheck: false })
        .concat(api.middleware)
        .concat(leadToLogIn(session)),
    devTools: import.meta.env.DEV,
  });
  session.subscribe((event) => {
    if (event.kind !== "gone") store.dispatch(api.util.resetApiState());
  });
  // Balances are asked for anew when the tab or the line comes back.
  setupListeners(store.dispatch);
  return store;
}

export type Store = ReturnType<typeof createStore>;

/**
 * A member's call that is refused with one of the codes that ask for a new log-in leads to `/login`, whichever call it
 * was (§8). A bare 401 or 403 does not, and without a member there is no session to end.
 */
function leadToLogIn(session: Session): Middleware {
  return () => (next) => (action) => {
    const result = next(action);
    if (typeof action === "object" && action !== null && "payload" in action) {
      const error = toApiError(action.payload);
      if (error.kind === "refused" && isLogInCode(error.message)) session.leave(error.message);
    }
    return result;
  };
}
