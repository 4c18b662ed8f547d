import { gameRoutes } from "./game/index.ts";
import { demoOperator, operatorRoutes } from "./operator/index.ts";
import type { Stage } from "./run.ts";

/** The sandbox as it is started: the demo operator, its look-ups and its games. */
export const demoStage: Stage = { operator: demoOperator, rooms: [operatorRoutes, gameRoutes] };
