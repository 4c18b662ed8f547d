import type { WheelSlice } from "../../wheel/index.ts";
import { aCouponTable } from "../coupons/coupon-fixtures.ts";
import { CouponTable } from "../coupons/CouponTable.tsx";
import type { SpinWheelDialogProps, SpinWheelSetup } from "./props.ts";

const COLOURS = ["#7a1f3d", "#1f4d7a", "#3d6a1f", "#6a4a12"];

/** `count` slices with the codes S0, S1 and so on. */
export function someSlices(count: number, label = (at: number) => `${(at + 1) * 10}`): WheelSlice[] {
  return Array.from({ length: count }, (_, at) => ({
    code: `S${at}`,
    label: label(at),
    bgColor: COLOURS[at % COLOURS.length] ?? "",
    textColor: "#ffffff",
  }));
}

export function aSetup(over: Partial<SpinWheelSetup> = {}) {
  const data: SpinWheelSetup = { wheel: { name: "Lucky 8", slices: someSlices(8) }, coins: 3, ...over };
  return { kind: "ready", data } as const;
}

const nothing = () => {};

export function aSpinWheelDialog(over: Partial<SpinWheelDialogProps> = {}): SpinWheelDialogProps {
  return {
    content: aSetup(),
    coupons: <CouponTable {...aCouponTable()} />,
    state: { kind: "idle" },
    prize: null,
    pending: false,
    unresolved: null,
    onSpin: nothing,
    onLanded: nothing,
    onPrizeSeen: nothing,
    onClose: nothing,
    ...over,
  };
}
