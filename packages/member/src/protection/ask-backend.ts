import { type ApiError, type Protection, protectionApi, toApiError } from "@member-wallet/api";
import type { Store } from "../store/store.ts";
import { isNotOffered } from "./kept-by-backend.ts";

/** What a backend says of the player's protection. */
export type BackendAnswer =
  | { readonly kind: "offered"; readonly protection: Protection }
  /** It keeps nothing. */
  | { readonly kind: "absent" }
  | { readonly kind: "unknown"; readonly error: ApiError };

/** Asks the backend anew what it keeps. */
export async function askBackend(dispatch: Store["dispatch"]): Promise<BackendAnswer> {
  const { getProtection } = protectionApi.endpoints;
  const asked = await dispatch(getProtection.initiate(undefined, { forceRefetch: true, subscribe: false }));
  if (asked.isSuccess) return { kind: "offered", protection: asked.data };
  const error = toApiError(asked.error);
  return isNotOffered(error) ? { kind: "absent" } : { kind: "unknown", error };
}
