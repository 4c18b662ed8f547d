import { useEffect } from "react";
import { toApiError, useGetProtectionQuery } from "@member-wallet/api";
import { useStorages } from "../storage/StoragesContext.tsx";
import { isNotOffered, keepAnswer, keepHere } from "./kept-by-backend.ts";
import { useMember } from "./useMember.ts";

/** Asks the backend, where it is wanted, what it keeps for the member's protection, and keeps its answer here. */
export function useProtectionAnswer(wanted: boolean): void {
  const member = useMember();
  const { local } = useStorages();
  const { currentData, error } = useGetProtectionQuery(undefined, {
    skip: !wanted,
    refetchOnMountOrArgChange: true,
  });
  useEffect(() => {
    if (member === null) return;
    if (error === undefined && currentData !== undefined) keepAnswer(local, member, currentData);
    if (error !== undefined && isNotOffered(toApiError(error))) keepHere(local, member);
  }, [member, local, currentData, error]);
}
