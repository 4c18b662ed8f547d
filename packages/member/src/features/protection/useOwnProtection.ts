import { useDispatch } from "react-redux";
import { type ApiError, type Protection, protectionApi, toApiError } from "@member-wallet/api";
import { type BreakHours, type OwnLimits, readLimits, sameLimits, setLimits } from "@member-wallet/domain";
import { useClock } from "@member-wallet/ui";
import { askBackend } from "../../protection/ask-backend.ts";
import { beginBreak } from "../../protection/begin-break.ts";
import { changeKept } from "../../protection/change-kept.ts";
import { isKeptByBackend } from "../../protection/kept-by-backend.ts";
import { useProtectionAnswer } from "../../protection/useProtectionAnswer.ts";
import { useMember } from "../../protection/useMember.ts";
import { useStorages } from "../../storage/StoragesContext.tsx";
import type { Store } from "../../store/store.ts";

/** What sets the member's own limits and breaks. */
export interface OwnProtection {
  /** Resolves with why the limits are not set, or `null` once they are. */
  setLimits(wanted: OwnLimits): Promise<ApiError | null>;
  /** Resolves with why the break binds in this browser alone although the backend keeps breaks; else `null`. */
  takeBreak(hours: BreakHours): Promise<ApiError | null>;
}

const { setLimits: sendLimits, takeBreak: sendBreak } = protectionApi.endpoints;

/**
 * Sets the member's own limits and breaks (§2 Player protection): at the backend where it offers them, else in this
 * browser. `null` until an answer has named the member.
 */
export function useOwnProtection(): OwnProtection | null {
  const member = useMember();
  const { local } = useStorages();
  const clock = useClock();
  const dispatch = useDispatch<Store["dispatch"]>();
  useProtectionAnswer(true);
  if (member === null) return null;

  return {
    async setLimits(wanted) {
      const backend = await askBackend(dispatch);
      if (backend.kind === "unknown") return backend.error;
      if (backend.kind === "offered") {
        const sent = await dispatch(sendLimits.initiate(wanted, { track: false }));
        return failureOf(sent.error, dispatch, ({ limits: { now, later } }) =>
          sameLimits(later?.limits ?? now, wanted),
        );
      }
      changeKept(local, "limits", member, (before) =>
        JSON.stringify(setLimits(readLimits(before), wanted, clock())),
      );
      return null;
    },
    async takeBreak(hours) {
      const backend = await askBackend(dispatch);
      let error: ApiError | null = null;
      if (backend.kind === "offered") {
        const sent = await dispatch(sendBreak.initiate({ hours }, { track: false }));
        const before = backend.protection.breakUntil ?? 0;
        error = await failureOf(sent.error, dispatch, ({ breakUntil }) => (breakUntil ?? 0) > before);
        if (error === null) return null;
      } else if (backend.kind === "unknown" && isKeptByBackend(local, member)) error = backend.error;
      // Whoever wants a break gets one, whatever the line does.
      beginBreak(local, member, hours, clock());
      return error;
    },
  };
}

/** Why a change was not made, or may not have been: after a lost answer the backend says once what it keeps. */
async function failureOf(
  failure: unknown,
  dispatch: Store["dispatch"],
  isKept: (protection: Protection) => boolean,
): Promise<ApiError | null> {
  if (failure === undefined) return null;
  const error = toApiError(failure);
  if (error.kind !== "outcome-unknown") return error;
  const backend = await askBackend(dispatch);
  if (backend.kind !== "offered") return error;
  return isKept(backend.protection) ? null : { kind: "shape" };
}
