import { demoOperator } from "./operator/demo-operator.ts";
import { run } from "./run.ts";

await run(demoOperator);
