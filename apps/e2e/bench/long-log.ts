import type { Page } from "@playwright/test";
import { heldBy } from "./evening/page-state.ts";

/** How much slower than this machine the page's processor is while somebody types. */
const CPU_SLOWDOWN = 4;

/** By keys of every keyboard: other letters come without events of keys. */
const TYPED = "is my deposit in yet?";

/** What a long log costs. */
export interface LogCosts {
  readonly nodes: number;
  readonly heapBytes: number;
  /** What the page's own code takes for the events of one key, in milliseconds, by the browser's event timing. */
  readonly keystroke: number;
}

/** The nodes and the memory of a page with a chat open, and what a key in its field costs. */
export async function logCosts(page: Page): Promise<LogCosts> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  await page.getByRole("textbox").focus();
  const { nodes, heapBytes } = await heldBy(session);
  const handled = await page.evaluateHandle(() => {
    const events: PerformanceEventTiming[] = [];
    const look = new PerformanceObserver((list) =>
      events.push(...(list.getEntries() as PerformanceEventTiming[])),
    );
    const shortest: PerformanceObserverInit & { durationThreshold: number } = {
      type: "event",
      durationThreshold: 16,
    };
    look.observe(shortest);
    return events;
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await page.keyboard.type(TYPED, { delay: 100 });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await session.detach();
  const spent = await handled.evaluate((events) =>
    events.reduce((sum, { processingStart, processingEnd }) => sum + processingEnd - processingStart, 0),
  );
  return { nodes, heapBytes, keystroke: spent / TYPED.length };
}

export function costsLine(name: string, { nodes, heapBytes, keystroke }: LogCosts): string {
  return `${name} ${nodes} nodes, ${(heapBytes / 1e6).toFixed(1)} MB, a key ${keystroke.toFixed(1)} ms at ${CPU_SLOWDOWN}×`;
}
