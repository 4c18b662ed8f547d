import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../tokens/base.css";
import "../tokens/thai.css";
import { preferMotion } from "../testing/resize-page.ts";
import type { WheelSlice } from "./draw-wheel.ts";
import { rotationOf, type WheelLanding } from "./useWheelTurn.ts";
import { Wheel, type WheelLabels } from "./Wheel.tsx";

const FEWEST = 2;
const MOST = 40;
/** Each number of slices twice: where any slice ends is a property of `landing-angle`. */
const SPINS = 2 * (MOST - FEWEST + 1);

const labels: WheelLabels = {
  wheel: "Prize wheel",
  spin: "Spin",
  spinning: "Spinning",
  result: (label) => label,
  unknownPrize: "unknown",
};

/** Mulberry32: the same numbers from 0 to 1 in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Slices without labels, each in a colour that names its place. */
function colouredSlices(count: number): WheelSlice[] {
  return Array.from({ length: count }, (_, at) => ({
    code: `S${at}`,
    label: "",
    bgColor: `rgb(${(at + 1) * 6}, 10, 10)`,
    textColor: "#ffffff",
  }));
}

function disc(): HTMLCanvasElement {
  const element = page.getByRole("img", { name: "Prize wheel" }).element();
  if (!(element instanceof HTMLCanvasElement)) throw new Error("The wheel is no canvas");
  return element;
}

/** The code of the slice that is drawn under the pointer, at the top of the turned wheel. */
function drawnCode(canvas: HTMLCanvasElement): string {
  const middle = canvas.width / 2;
  // The pointer's place on the wheel before it was turned.
  const angle = ((-90 - rotationOf(canvas)) * Math.PI) / 180;
  const x = Math.round(middle + middle * 0.8 * Math.cos(angle));
  const y = Math.round(middle + middle * 0.8 * Math.sin(angle));
  const [red = 0] = canvas.getContext("2d")?.getImageData(x, y, 1, 1).data ?? [];
  return `S${Math.round(red / 6) - 1}`;
}

beforeEach(() => preferMotion("no-preference"));

test(`the wheel lands on the server's prize, as drawn, in ${SPINS} spins over ${FEWEST} to ${MOST} slices`, async () => {
  const random = seeded(20_260_105);
  const landings: WheelLanding[] = [];
  const view = (slices: readonly WheelSlice[], code: string | null) => (
    <Wheel
      key={slices.length}
      slices={slices}
      state={code === null ? { kind: "idle" } : { kind: "landing", code }}
      canSpin
      labels={labels}
      onSpin={() => {}}
      onLanded={(landing) => landings.push(landing)}
      random={random}
    />
  );
  const { rerender } = await render(view(colouredSlices(FEWEST), null));
  const wrong: string[] = [];
  for (let spin = 0; spin < SPINS; spin += 1) {
    const slices = colouredSlices(FEWEST + (spin % (MOST - FEWEST + 1)));
    const code = `S${Math.floor(random() * slices.length)}`;
    await rerender(view(slices, null));
    await rerender(view(slices, code));
    const [animation] = disc().getAnimations();
    animation?.finish();
    await expect.poll(() => landings.length, { interval: 1 }).toBe(spin + 1);
    const drawn = drawnCode(disc());
    if (drawn !== code) wrong.push(`spin ${spin} of ${slices.length} slices: ${drawn} for ${code}`);
  }
  expect(wrong).toEqual([]);
  expect(landings.every(({ kind }) => kind === "landed")).toBe(true);
}, 60_000);
