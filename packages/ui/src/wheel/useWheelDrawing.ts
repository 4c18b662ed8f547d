import { type RefObject, useEffect } from "react";
import { drawWheel, type WheelSlice, type WheelTheme } from "./draw-wheel.ts";

/** Draws the canvas, and again when slices, size, screen density or fonts change. */
export function useWheelDrawing(
  canvas: RefObject<HTMLCanvasElement | null>,
  slices: readonly WheelSlice[],
): void {
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const draw = () => {
      drawWheel(element, slices, readTheme(element), element.clientWidth, window.devicePixelRatio);
    };
    const resized = new ResizeObserver(draw);
    resized.observe(element);
    document.fonts.addEventListener("loadingdone", draw);
    // A window that moves to a denser screen keeps its size in CSS pixels: only the density changes.
    const density = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    density.addEventListener("change", draw);
    draw();
    return () => {
      resized.disconnect();
      document.fonts.removeEventListener("loadingdone", draw);
      density.removeEventListener("change", draw);
    };
  }, [canvas, slices]);
}

function readTheme(element: HTMLElement): WheelTheme {
  const style = getComputedStyle(element);
  const token = (name: string, fallback: string) => style.getPropertyValue(name).trim() || fallback;
  return {
    font: style.fontFamily,
    rim: token("--mw-color-accent", "#c9a227"),
    backgrounds: [token("--mw-color-surface", "#ffffff"), token("--mw-color-surface-raised", "#eeeeee")],
    text: token("--mw-color-text", "#111111"),
  };
}
