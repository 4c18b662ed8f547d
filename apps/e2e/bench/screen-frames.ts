import type { Browser, Page } from "@playwright/test";
import { median } from "./percentile.ts";

/**
 * The frames of a scroll as the screen showed them. Chromium scrolls beside the page's own thread, so the screen shows
 * frames on time that the page itself is late for.
 */
export interface ScreenFrames {
  readonly frames: number;
  /** Percentage of the expected frames. */
  readonly dropped: number;
  /** Frames with a part in sight that was not drawn yet. */
  readonly incomplete: number;
}

/** What is read of Chromium's own reports in a trace. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly args?: {
    readonly scroll_jank_v4?: { readonly vsyncs_since_previous_frame?: number };
    readonly frame_reporter?: {
      readonly scroll_state?: string;
      readonly has_missing_content?: boolean;
      readonly checkerboarded_needs_raster?: boolean;
      readonly checkerboarded_needs_record?: boolean;
    };
  };
}

const CATEGORIES = ["input.scrolling", "disabled-by-default-devtools.timeline.frame"];

/** Starts to record a scroll; the returned function ends it. */
export async function recordScroll(browser: Browser, page: Page): Promise<() => Promise<ScreenFrames>> {
  await browser.startTracing(page, { categories: CATEGORIES });
  return async () => {
    const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()));
    return screenFrames(traceEvents);
  };
}

/** Counts a trace's frames; fails on one without any, as of a Chromium that reports them otherwise. */
export function screenFrames(events: readonly TraceEvent[]): ScreenFrames {
  const begun = events.filter(({ ph }) => ph === "b");
  const shown = begun.filter(({ name }) => name === "ScrollJankV4");
  const drawn = begun.filter(({ name }) => name === "PipelineReporter");
  if (shown.length === 0 || drawn.length === 0) throw new Error("The trace has no frames of a scroll");
  // The first frame of a scroll has none before it.
  const missed = shown.reduce(
    (sum, { args }) => sum + (args?.scroll_jank_v4?.vsyncs_since_previous_frame ?? 1) - 1,
    0,
  );
  return {
    frames: shown.length,
    dropped: (100 * missed) / (shown.length + missed),
    incomplete: drawn.filter(isIncomplete).length,
  };
}

function isIncomplete({ args }: TraceEvent): boolean {
  const frame = args?.frame_reporter;
  if (!frame || frame.scroll_state === "SCROLL_NONE") return false;
  const { has_missing_content, checkerboarded_needs_raster, checkerboarded_needs_record } = frame;
  return [has_missing_content, checkerboarded_needs_raster, checkerboarded_needs_record].includes(true);
}

/** A line with the medians of rounds, or with one round. */
export function screenLine(name: string, rounds: readonly ScreenFrames[]): string {
  const of = (part: keyof ScreenFrames) => median(rounds.map((screen) => screen[part]));
  return `${name} on screen: ${of("frames")} frames, dropped ${of("dropped").toFixed(2)} %, incomplete ${of("incomplete")}`;
}
