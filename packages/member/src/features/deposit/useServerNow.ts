import { useCallback } from "react";
import { useDispatch } from "react-redux";
import { readServerTime } from "@member-wallet/api";
import type { Store } from "../../store/store.ts";

/** The server's clock in epoch milliseconds; the same function for the page's life. */
export function useServerNow(): () => number {
  const dispatch = useDispatch<Store["dispatch"]>();
  return useCallback(() => dispatch(readServerTime()), [dispatch]);
}
