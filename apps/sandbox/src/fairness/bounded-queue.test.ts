import { expect, it } from "vitest";
import { Refusal } from "../http/refusal.ts";
import { createBoundedQueue } from "./bounded-queue.ts";
import { runAsCaller } from "./caller.ts";

it("runs as much at once as allowed, lets the rest wait, and refuses what is beyond that", async () => {
  const inTurn = createBoundedQueue({ concurrency: 2, maxWaiting: { all: 3, own: 2 } });
  const release = Promise.withResolvers<void>();
  let running = 0;
  let most = 0;
  const start = (caller: string) =>
    runAsCaller(caller, () =>
      inTurn(async () => {
        most = Math.max(most, ++running);
        await release.promise;
        running -= 1;
      }),
    );
  const accepted = [start("one"), start("one"), start("one"), start("one")];
  await expect(start("one")).rejects.toEqual(new Refusal("REQUEST_LIMIT", 429));
  accepted.push(start("other"));
  await expect(start("other")).rejects.toEqual(new Refusal("REQUEST_LIMIT", 429));
  release.resolve();
  await Promise.all(accepted);
  expect(most).toBe(2);
});
