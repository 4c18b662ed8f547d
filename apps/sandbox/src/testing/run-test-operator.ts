import { run } from "../run.ts";
import { testOperator } from "./test-operator.ts";

/** The sandbox as a process of its own, for tests that start, stop and kill it. */
await run({ operator: testOperator, rooms: [] });
