/** The sign before an entry's amount; `null` for none. */
export type StatementSign = "+" | "-";

/** How far an entry or a slip has come. */
export type StatementState = "success" | "failed" | "in-progress";

/** The picture of an entry's activity (§9). */
export type StatementPicture = "wallet" | "gift" | "withdraw" | "transfer" | "unknown";

/** Deposit and bonus add, withdraw takes; transfer, finish_bonus and types not known here carry no sign (§9). */
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

/** SUCCESS and FAILED are final; anything else is still in progress (§4). Serves statement and slips. */
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

/** Which picture stands at an entry; a type not known here gets the question mark (§9). */
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
