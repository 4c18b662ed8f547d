import { useCallback } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderPart } from "../testing/render-part.tsx";
import { LazyFallback } from "./LazyFallback.tsx";
import { useLazy } from "./useLazy.ts";

type Load = (name: string) => Promise<string>;

/** Shows the value loaded for a name, or its fallback. */
function Place({
  name,
  load,
  ready,
}: {
  readonly name: string;
  readonly load: Load;
  readonly ready?: string;
}) {
  const lazy = useLazy(
    useCallback(() => load(name), [load, name]),
    ready,
  );
  return lazy.kind === "ready" ? <p>{lazy.value}</p> : <LazyFallback lazy={lazy} message="Not loaded" />;
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

test("a failed load is not repeated by rendering, shows an error, and succeeds by the retry button", async () => {
  const load = vi.fn<Load>().mockRejectedValue(new TypeError("Failed to fetch"));
  // Under StrictMode an effect runs twice.
  const screen = await renderPart(<Place name="a" load={load} />);
  await expect.element(screen.getByText("Not loaded")).toBeVisible();
  const asked = load.mock.calls.length;
  expect(asked).toBeLessThanOrEqual(2);
  // oxlint-disable-next-line no-await-in-loop -- Drawn again and again.
  for (let drawn = 0; drawn < 30; drawn += 1) await screen.update(<Place name="a" load={load} />);
  expect(load).toHaveBeenCalledTimes(asked);

  load.mockResolvedValue("Loaded");
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.element(screen.getByText("Loaded")).toBeVisible();
  expect(load).toHaveBeenCalledTimes(asked + 1);
});

test("a failed load succeeds by itself when it can", async () => {
  const load = vi.fn<Load>().mockRejectedValue(new TypeError("Failed to fetch"));
  const screen = await renderPart(<Place name="a" load={load} />);
  await expect.element(screen.getByRole("alert")).toBeVisible();
  load.mockResolvedValue("Loaded");
  vi.advanceTimersByTime(2_000);
  await expect.element(screen.getByText("Loaded")).toBeVisible();
  await expect.element(screen.getByRole("alert")).not.toBeInTheDocument();
});

test("a value that is already loaded is not loaded again", async () => {
  const load = vi.fn<Load>();
  const screen = await renderPart(<Place name="a" load={load} ready="Already loaded" />);
  await expect.element(screen.getByText("Already loaded")).toBeVisible();
  expect(load).not.toHaveBeenCalled();
});

test("a late answer to an earlier question is shown to nobody", async () => {
  const answers: Record<string, PromiseWithResolvers<string>> = {
    first: Promise.withResolvers(),
    second: Promise.withResolvers(),
  };
  const load: Load = (name) => answers[name]?.promise ?? Promise.reject(new Error(name));
  const screen = await renderPart(<Place name="first" load={load} />);
  await screen.update(<Place name="second" load={load} />);
  answers["second"]?.resolve("The second");
  await expect.element(screen.getByText("The second")).toBeVisible();
  answers["first"]?.resolve("The first");
  await screen.update(<Place name="second" load={load} />);
  await expect.element(screen.getByText("The second")).toBeVisible();
  await expect.element(screen.getByText("The first")).not.toBeInTheDocument();
});
