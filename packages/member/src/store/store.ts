import { configureStore } from "@reduxjs/toolkit";
import { setupListeners } from "@reduxjs/toolkit/query/react";
import { api, type ApiEnvironment } from "@member-wallet/api";

/** The store contains only the API's cache. */
export function createStore(environment: ApiEnvironment) {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (getDefault) => getDefault({ thunk: { extraArgument: environment } }).concat(api.middleware),
    devTools: import.meta.env.DEV,
  });
  // Refetches balances when the tab becomes visible or the device goes online.
  setupListeners(store.dispatch);
  return store;
}

export type Store = ReturnType<typeof createStore>;
