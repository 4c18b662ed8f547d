import { createElement, type ReactNode } from "react";
import type { StatementEntry } from "@member-wallet/api";
import { statementState } from "@member-wallet/domain";
import { ContactSupport } from "../support/ContactSupport.tsx";

/** Money that did not reach the wallet or the bank account is a matter for support; `null` for other entries. */
export function supportOf({ statementType, status, amount, createdAt }: StatementEntry): ReactNode {
  if (statementState(status) !== "failed") return null;
  if (statementType !== "deposit" && statementType !== "withdraw") return null;
  const what = statementType === "deposit" ? "depositFailed" : "withdrawFailed";
  return createElement(ContactSupport, { what, amount, time: createdAt });
}
