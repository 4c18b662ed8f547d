import { useCallback } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderPart } from "../testing/render-part.tsx";
import { LazyFallback } from "./LazyFallback.tsx";
import { useLazy } from "./useLazy.ts";

type Bring = (name: string) => Promise<string>;

/** Shows what was brought for a name, or what stands in its place. */
function Place({
  name,
  bring,
  ready,
}: {
  readonly name: string;
  readonly bring: Bring;
  readonly ready?: string;
}) {
  const lazy = useLazy(
    useCallback(() => bring(name), [bring, name]),
    ready,
  );
  return lazy.kind === "ready" ? <p>{lazy.value}</p> : <LazyFallback lazy={lazy} message="It did not come" />;
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

test("what fails is asked for once however often it is drawn, says so, and comes by the button", async () => {
  const bring = vi.fn<Bring>().mockRejectedValue(new TypeError("Failed to fetch"));
  // Under StrictMode an effect runs twice.
  const screen = await renderPart(<Place name="a" bring={bring} />);
  await expect.element(screen.getByText("It did not come")).toBeVisible();
  const asked = bring.mock.calls.length;
  expect(asked).toBeLessThanOrEqual(2);
  // oxlint-disable-next-line no-await-in-loop -- Drawn again and again.
  for (let drawn = 0; drawn < 30; drawn += 1) await screen.update(<Place name="a" bring={bring} />);
  expect(bring).toHaveBeenCalledTimes(asked);

  bring.mockResolvedValue("It came");
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.element(screen.getByText("It came")).toBeVisible();
  expect(bring).toHaveBeenCalledTimes(asked + 1);
});

test("what fails comes by itself when it can", async () => {
  const bring = vi.fn<Bring>().mockRejectedValue(new TypeError("Failed to fetch"));
  const screen = await renderPart(<Place name="a" bring={bring} />);
  await expect.element(screen.getByRole("alert")).toBeVisible();
  bring.mockResolvedValue("It came");
  vi.advanceTimersByTime(2_000);
  await expect.element(screen.getByText("It came")).toBeVisible();
  await expect.element(screen.getByRole("alert")).not.toBeInTheDocument();
});

test("what was brought before is asked for by nobody", async () => {
  const bring = vi.fn<Bring>();
  const screen = await renderPart(<Place name="a" bring={bring} ready="It was there" />);
  await expect.element(screen.getByText("It was there")).toBeVisible();
  expect(bring).not.toHaveBeenCalled();
});

test("a late answer to an earlier question is shown to nobody", async () => {
  const answers: Record<string, PromiseWithResolvers<string>> = {
    first: Promise.withResolvers(),
    second: Promise.withResolvers(),
  };
  const bring: Bring = (name) => answers[name]?.promise ?? Promise.reject(new Error(name));
  const screen = await renderPart(<Place name="first" bring={bring} />);
  await screen.update(<Place name="second" bring={bring} />);
  answers["second"]?.resolve("The second");
  await expect.element(screen.getByText("The second")).toBeVisible();
  answers["first"]?.resolve("The first");
  await screen.update(<Place name="second" bring={bring} />);
  await expect.element(screen.getByText("The second")).toBeVisible();
  await expect.element(screen.getByText("The first")).not.toBeInTheDocument();
});
