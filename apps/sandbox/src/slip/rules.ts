import type { SlipRules } from "@member-wallet/api/wire";
import type { Operator } from "../context.ts";
import type { Switches } from "../switches/switches.ts";

/** When slips are taken, as the look-up tells it and the upload judges by it. */
export function slipRules(operator: Pick<Operator, "slip">, switches: Pick<Switches, "state">): SlipRules {
  const { withinMinutes, closedFrom, closedTo } = operator.slip;
  const within = { uploadWithinMinutes: withinMinutes };
  return switches.state().slipsAtAllHours ? within : { ...within, closedFrom, closedTo };
}
