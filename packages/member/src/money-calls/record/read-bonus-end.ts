import { type StatementEntry, statementApi } from "@member-wallet/api";
import type { Store } from "../../store/store.ts";
import { CLOCK_TOLERANCE } from "./proof.ts";
import { NEWEST, UNCACHED } from "./read-lists.ts";

/**
 * The statement's entry of a bonus that has just ended, with what was taken; `null` when it is not there.
 * @param since when its end was sent, by the server's clock.
 */
export async function readBonusEnd(
  dispatch: Store["dispatch"],
  since: number,
): Promise<StatementEntry | null> {
  const { data } = await dispatch(statementApi.endpoints.getStatement.initiate(NEWEST, UNCACHED));
  return (
    data?.statements.find(
      ({ statementType, createdAt }) =>
        statementType === "finish_bonus" && Date.parse(createdAt) >= since - CLOCK_TOLERANCE,
    ) ?? null
  );
}
