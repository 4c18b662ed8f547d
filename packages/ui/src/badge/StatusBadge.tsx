import type { StatementState } from "@member-wallet/domain";
import { Badge } from "./Badge.tsx";

const TONES = { success: "positive", failed: "danger", "in-progress": "info" } as const;

/** A state (§4 Slip and statement status) and its name. */
export interface StatusBadgeProps {
  readonly state: StatementState;
  /** The state's name, in the member's language. */
  readonly children: string;
}

/** The state of a movement of money: a statement entry, a slip. Every list colours the same state alike. */
export function StatusBadge({ state, children }: StatusBadgeProps) {
  return <Badge tone={TONES[state]}>{children}</Badge>;
}
