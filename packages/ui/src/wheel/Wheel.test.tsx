import { useState } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../tokens/base.css";
import "../tokens/thai.css";
import { preferMotion } from "../testing/resize-page.ts";
import { drawWheel } from "./draw-wheel.ts";
import { sliceAtPointer } from "./landing-angle.ts";
import { rotationOf, type WheelLanding, type WheelState } from "./useWheelTurn.ts";
import { Wheel, type WheelLabels } from "./Wheel.tsx";

const labels: WheelLabels = {
  wheel: "Prize wheel",
  spin: "Spin",
  spinning: "Spinning",
  result: (label) => `You won ${label}`,
  unknownPrize: "This prize is not on the wheel",
};

const SLICES = Array.from({ length: 8 }, (_, index) => ({
  code: `P${index}`,
  label: `Prize ${index}`,
  bgColor: index % 2 ? "#7a1f2b" : "#f4d58d",
  textColor: index % 2 ? "#ffffff" : "#2b1700",
}));

/** The wheel with a caller that holds its state. */
function TurningWheel({
  first,
  landings,
}: {
  readonly first: WheelState;
  readonly landings: WheelLanding[];
}) {
  const [state, setState] = useState(first);
  const tell = (next: WheelState) => () => setState(next);
  return (
    <>
      <Wheel
        slices={SLICES}
        state={state}
        canSpin
        labels={labels}
        onSpin={tell({ kind: "waiting" })}
        onLanded={(landing) => {
          landings.push(landing);
          if (landing.kind === "landed") setState({ kind: "stopped", code: landing.code });
        }}
      />
      <button onClick={tell({ kind: "landing", code: "P3" })}>answer P3</button>
      <button onClick={tell({ kind: "landing", code: "P6" })}>answer P6</button>
      <button onClick={tell({ kind: "landing", code: "GONE" })}>answer unknown</button>
      <button onClick={tell({ kind: "idle" })}>fail</button>
    </>
  );
}

const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
/** The wheel's own canvas, as an element. */
function disc(): HTMLCanvasElement {
  const element = page.getByRole("img", { name: "Prize wheel" }).element();
  if (!(element instanceof HTMLCanvasElement)) throw new Error("The wheel is no canvas");
  return element;
}
/** A press that doesn't wait for the button to be ready, as a hasty finger's. */
function pressAtOnce(): void {
  const button = page.getByRole("button", { name: "Spin" }).element();
  if (button instanceof HTMLButtonElement) button.click();
}

const status = () => page.getByRole("status");
const turning = () =>
  disc()
    .getAnimations()
    .filter(({ playState }) => playState === "running");
const prizeShown = () => SLICES[sliceAtPointer(SLICES.length, rotationOf(disc()))]?.code;

async function renderWheel(first: WheelState = { kind: "idle" }): Promise<WheelLanding[]> {
  const landings: WheelLanding[] = [];
  await render(<TurningWheel first={first} landings={landings} />);
  return landings;
}

beforeEach(() => preferMotion("no-preference"));

describe("a spin", () => {
  test("turns until the answer, then lands on its slice and announces the prize", async () => {
    const landings = await renderWheel();
    await press("Spin");
    await expect.element(status()).toHaveTextContent("Spinning");
    expect(turning()[0]?.effect?.getTiming().iterations).toBe(Number.POSITIVE_INFINITY);
    await press("answer P3");
    // What is left of the spin passes at once, as for a tab that slept.
    turning()[0]?.finish();
    await expect.element(status()).toHaveTextContent("You won Prize 3");
    expect(prizeShown()).toBe("P3");
    expect(landings).toEqual([{ kind: "landed", code: "P3" }]);
    expect(turning()).toEqual([]);
  });

  test("animates the second time too, to the same prize as well", async () => {
    const landings = await renderWheel();
    for (const [answer, prize] of [
      ["P6", "Prize 6"],
      ["P6", "Prize 6"],
      ["P3", "Prize 3"],
    ] as const) {
      await press("Spin");
      await press(`answer ${answer}`);
      await expect.poll(() => turning()).toHaveLength(1);
      expect(turning()[0]?.effect?.getTiming().duration).toBeGreaterThanOrEqual(4000);
      turning()[0]?.finish();
      await expect.element(status()).toHaveTextContent(`You won ${prize}`);
      expect(prizeShown()).toBe(answer);
    }
    expect(landings).toHaveLength(3);
  });

  test("takes no second press while it turns", async () => {
    const onSpin = vi.fn<() => void>();
    const wheel = (state: WheelState) => (
      <Wheel slices={SLICES} state={state} canSpin labels={labels} onSpin={onSpin} onLanded={() => {}} />
    );
    const screen = await render(wheel({ kind: "waiting" }));
    pressAtOnce();
    await screen.rerender(wheel({ kind: "landing", code: "P1" }));
    pressAtOnce();
    expect(onSpin).not.toHaveBeenCalled();
  });

  test("that fails stops", async () => {
    const landings = await renderWheel();
    await press("Spin");
    await press("fail");
    turning()[0]?.finish();
    await expect.poll(() => turning()).toEqual([]);
    await expect.element(status()).toHaveTextContent("");
    expect(landings).toEqual([]);
  });

  test("for a code that is on no slice lands nowhere and shows that", async () => {
    const landings = await renderWheel();
    await press("Spin");
    await press("answer unknown");
    await expect.element(status()).toHaveTextContent("This prize is not on the wheel");
    expect(landings).toEqual([{ kind: "unknown-code", code: "GONE" }]);
    expect(turning()).toEqual([]);
  });
});

test("with reduced motion the result appears at once", async () => {
  await preferMotion("reduce");
  await renderWheel();
  await press("Spin");
  expect(turning()).toEqual([]);
  await press("answer P3");
  await expect.element(status()).toHaveTextContent("You won Prize 3");
  expect(turning()).toEqual([]);
  expect(prizeShown()).toBe("P3");
});

test("a prize that was won before a reload is at the pointer", async () => {
  await renderWheel({ kind: "stopped", code: "P5" });
  await expect.element(status()).toHaveTextContent("You won Prize 5");
  expect(prizeShown()).toBe("P5");
});

test("without coins the button takes no press", async () => {
  const onSpin = vi.fn<() => void>();
  await render(
    <Wheel
      slices={SLICES}
      state={{ kind: "idle" }}
      canSpin={false}
      labels={labels}
      onSpin={onSpin}
      onLanded={() => {}}
    />,
  );
  pressAtOnce();
  expect(onSpin).not.toHaveBeenCalled();
});

/** The colour in the middle of a slice, near the hub, where there is no text. */
function colourOf(index: number, count: number): string {
  const canvas = disc();
  const angle = ((index + 0.5) / count) * 2 * Math.PI - Math.PI / 2;
  const at = (trig: number) => Math.round(canvas.width / 2 + trig * canvas.width * 0.12);
  const pixel = canvas.getContext("2d")?.getImageData(at(Math.cos(angle)), at(Math.sin(angle)), 1, 1).data;
  return String(pixel);
}

const odd = (bgColor: string, textColor: string) => ({ code: bgColor, label: "", bgColor, textColor });

describe("the drawing", () => {
  test("has a device pixel for every device pixel, at 85% of a narrow window", async () => {
    await page.viewport(360, 800);
    await renderWheel();
    expect(disc().clientWidth).toBe(306);
    expect(disc().width).toBe(Math.round(306 * window.devicePixelRatio));
    await page.viewport(1280, 800);
    await expect.poll(() => disc().width).toBe(Math.round(350 * window.devicePixelRatio));
    await page.viewport(360, 800);
  });

  test("is done again when fonts arrive", async () => {
    await renderWheel();
    disc().getContext("2d")?.clearRect(-400, -400, 800, 800);
    expect(colourOf(0, 8)).toBe("0,0,0,0");
    document.fonts.dispatchEvent(new Event("loadingdone"));
    expect(colourOf(0, 8)).toBe("244,213,141,255");
  });

  test("cuts a label that is too long for its slice between letters, never between a letter and its marks", () => {
    const theme = { font: "serif", rim: "#000", backgrounds: ["#111", "#222"], text: "#fff" } as const;
    const written = vi.spyOn(CanvasRenderingContext2D.prototype, "fillText");
    for (let size = 200; size < 300; size += 5) {
      const slice = { ...odd("#000", "#fff"), label: "น้ำ".repeat(40) };
      drawWheel(document.createElement("canvas"), [slice, slice], theme, size, 1);
      expect(written.mock.lastCall?.[0]).toMatch(/^(น้ำ)+…$/);
    }
  });

  test.each([0, 0.5, 1, 5, 6, 7, 20, 34, 35, 60])("in %d px draws what there is room for", (size) => {
    const theme = { font: "serif", rim: "#000", backgrounds: ["#111", "#222"], text: "#fff" } as const;
    expect(() => drawWheel(document.createElement("canvas"), SLICES, theme, size, 1)).not.toThrow();
  });

  test("falls back to the theme for colours that don't parse", async () => {
    const slices = [
      odd("#ff0000", "#ffffff"),
      odd("url(javascript:1)", "#fff"),
      odd("#00ff00", "no colour"),
      odd("", ""),
    ];
    await render(
      <Wheel
        slices={slices}
        state={{ kind: "idle" }}
        canSpin
        labels={labels}
        onSpin={() => {}}
        onLanded={() => {}}
      />,
    );
    expect(colourOf(0, 4)).toBe("255,0,0,255");
    const [, second, third, fourth] = [0, 1, 2, 3].map((index) => colourOf(index, 4));
    expect(third).not.toBe("0,255,0,255");
    expect(second).toBe(fourth);
    expect(second).not.toBe("255,0,0,255");
    expect(second).not.toBe(third);
  });
});
