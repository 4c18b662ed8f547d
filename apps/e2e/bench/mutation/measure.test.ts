import { expect, test } from "vitest";
import { measure } from "./measure.ts";
import { mutantsOfGroup } from "./sample.ts";

const SANITISER = "packages/ui/src/safe-html/sanitiser.ts";

test("tests in the browser run against the change, although it has seen the source before", async () => {
  const change = 'element.setAttribute("target", "_blank"); → ;';
  const chosen = mutantsOfGroup("markup").filter(
    ({ mutant }) => mutant.path === SANITISER && mutant.change === change,
  );
  const killedBy: (string | null)[] = [];
  const score = await measure(chosen, (_mutant, failed) => void killedBy.push(failed));
  expect(killedBy).toEqual(["links open a window of their own that knows nothing of this one"]);
  expect(score).toEqual({ killed: 1, survived: [] });
});
