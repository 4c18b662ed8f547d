import { demoStage } from "./demo-stage.ts";
import { run } from "./run.ts";

await run(demoStage);
