import { run } from "../run.ts";
import { testOperator } from "./test-operator.ts";

// A process of its own, for tests that start, stop and kill the sandbox.
await run(testOperator);
