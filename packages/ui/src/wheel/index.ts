/** The prize wheel, in an entry of its own so that only the wheel's dialog loads it. */
export type { WheelSlice } from "./draw-wheel.ts";
export type { WheelLanding, WheelState } from "./useWheelTurn.ts";
export { Wheel } from "./Wheel.tsx";
export type { WheelLabels, WheelProps } from "./Wheel.tsx";
