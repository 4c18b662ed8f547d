import { createElement, type ReactNode } from "react";
import type { Satang } from "@member-wallet/domain";
import { ContactSupport } from "./ContactSupport.tsx";
import type { SupportMatter } from "./prepared-message.ts";

/** "Contact support" about a call whose outcome is not known, with the time at which it was sent. */
export function supportFor(
  what: SupportMatter["what"],
  phase: { readonly kind: string; readonly began?: number },
  amount: Satang | null = null,
): ReactNode {
  return createElement(ContactSupport, { what, amount, time: phase.began ?? null });
}
