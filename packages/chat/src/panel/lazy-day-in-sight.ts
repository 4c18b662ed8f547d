import type { ComponentType } from "react";
import { lazyMessage } from "../messages/lazy-message.tsx";
import type { DayInSightProps } from "./DayInSight.tsx";

/** By code that loads with the first message. */
export const LazyDayInSight: ComponentType<DayInSightProps> = lazyMessage(
  () => import("./DayInSight.tsx").then((module) => module.DayInSight),
  null,
);
