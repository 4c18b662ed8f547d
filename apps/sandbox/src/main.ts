import { gameRoutes } from "./game/index.ts";
import { demoOperator, operatorRoutes } from "./operator/index.ts";
import { run } from "./run.ts";

await run({ operator: demoOperator, rooms: [operatorRoutes, gameRoutes] });
