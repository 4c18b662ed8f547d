import { configureStore } from "@reduxjs/toolkit";
import { api, type ApiEnvironment, newServerKnowledge } from "@member-wallet/api";

/** The product's own API client, of one page at `apiUrl`; `token` is `null` for a guest. */
export function openClient({
  apiUrl,
  token,
  timeouts,
  report = () => {},
}: Pick<ApiEnvironment, "apiUrl" | "timeouts"> &
  Partial<Pick<ApiEnvironment, "report">> & { token: string | null }) {
  const staying = new AbortController();
  const environment: ApiEnvironment = {
    apiUrl,
    idempotency: "send",
    session: { token: () => token, epoch: () => 0, signal: () => staying.signal },
    language: () => "th",
    report,
    server: newServerKnowledge(),
    ...(timeouts && { timeouts }),
  };
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: environment },
        immutableCheck: false,
        serializableCheck: false,
      }).concat(api.middleware),
  });
  return {
    dispatch: store.dispatch,
    /** Aborts the running calls. */
    close() {
      staying.abort();
      // Its cache timers would keep the process alive.
      store.dispatch(api.util.resetApiState());
    },
  };
}
