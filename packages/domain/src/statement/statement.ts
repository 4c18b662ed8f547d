/** The origin of a gift link's money in the statement. */
export const GIFT_LINK_SOURCE = "TRUEWALLET";

/** The sign before an entry's amount; `null` for none. */
export type StatementSign = "+" | "-";

/** The progress of an entry or a slip. */
export type StatementState = "success" | "failed" | "in-progress";

/** The icon of an entry's activity (§9). */
export type StatementPicture = "wallet" | "gift" | "withdraw" | "transfer" | "unknown";

/** Deposit and bonus add, withdraw subtracts; transfer, finish_bonus and unknown types have no sign (§9). */
export function statementSign(statementType: string): StatementSign | null {
  switch (statementType) {
    case "deposit":
    case "bonus":
      return "+";
    case "withdraw":
      return "-";
    default:
      return null;
  }
}

/** SUCCESS and FAILED are final; anything else is still in progress (§4). For statement and slips. */
export function statementState(status: string): StatementState {
  switch (status) {
    case "SUCCESS":
      return "success";
    case "FAILED":
      return "failed";
    default:
      return "in-progress";
  }
}

/** The icon of an entry; an unknown type gets the question mark (§9). */
export function statementPicture(statementType: string): StatementPicture {
  switch (statementType) {
    case "deposit":
      return "wallet";
    case "bonus":
    case "finish_bonus":
      return "gift";
    case "withdraw":
      return "withdraw";
    case "transfer":
      return "transfer";
    default:
      return "unknown";
  }
}
