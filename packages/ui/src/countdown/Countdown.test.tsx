import { expect, test, vi } from "vitest";
import { renderPart } from "../testing/render-part.tsx";
import { Countdown } from "./Countdown.tsx";

/** A clock that only the test advances. */
function aClock(start: number) {
  let time = start;
  return { now: () => time, moveTo: (next: number) => (time = next) };
}

const pageComesBack = () => document.dispatchEvent(new Event("visibilitychange"));

test("the time left is computed by the given clock", async () => {
  const clock = aClock(1_000_000);
  const screen = await renderPart(<Countdown deadline={1_000_000 + 125_000} now={clock.now} />);
  await expect.element(screen.getByRole("timer")).toHaveTextContent("02:05 left");
});

test("after the device slept the time is correct at once, and the end is reported once", async () => {
  const clock = aClock(0);
  const over = vi.fn<() => void>();
  const screen = await renderPart(<Countdown deadline={600_000} now={clock.now} onExpire={over} />);
  clock.moveTo(300_000);
  pageComesBack();
  await expect.element(screen.getByRole("timer")).toHaveTextContent("05:00 left");
  expect(over).not.toHaveBeenCalled();
  clock.moveTo(700_000);
  pageComesBack();
  await expect.element(screen.getByRole("timer")).toHaveTextContent("Time is up");
  pageComesBack();
  expect(over).toHaveBeenCalledTimes(1);
});
