import { useCallback } from "react";
import { useDispatch } from "react-redux";
import { readServerTime } from "@member-wallet/api";
import type { Store } from "../../store/store.ts";

/** The server's clock, as one function for the page's life: epoch milliseconds. */
export function useServerNow(): () => number {
  const dispatch = useDispatch<Store["dispatch"]>();
  return useCallback(() => dispatch(readServerTime()), [dispatch]);
}
