import { demoOperator } from "./demo/operator.ts";
import { run } from "./run.ts";

await run(demoOperator);
