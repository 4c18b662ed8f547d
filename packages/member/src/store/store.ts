import { configureStore } from "@reduxjs/toolkit";
import { setupListeners } from "@reduxjs/toolkit/query/react";
import { api, type ApiEnvironment } from "@member-wallet/api";

/** The store: nothing but the api's cache. */
export function createStore(environment: ApiEnvironment) {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (getDefault) => getDefault({ thunk: { extraArgument: environment } }).concat(api.middleware),
    devTools: import.meta.env.DEV,
  });
  // Balances are asked for anew when the tab or the line comes back.
  setupListeners(store.dispatch);
  return store;
}

export type Store = ReturnType<typeof createStore>;
