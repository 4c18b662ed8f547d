import type { SlipRules } from "@member-wallet/api/wire";
import type { Operator } from "../operator.ts";
import type { Switches } from "../switches/switches.ts";

/** When slips are accepted; the look-up returns these rules and the upload applies them. */
export function slipRules(operator: Pick<Operator, "slip">, switches: Pick<Switches, "state">): SlipRules {
  const { withinMinutes, closedFrom, closedTo } = operator.slip;
  const within = { uploadWithinMinutes: withinMinutes };
  return switches.state().slipsAtAllHours ? within : { ...within, closedFrom, closedTo };
}
