import type { ComponentType } from "react";
import { lazyMessage } from "../messages/lazy-message.tsx";
import type { ChosenFilesProps } from "./ChosenFiles.tsx";
import type { DayInSightProps } from "./DayInSight.tsx";
import type { PreparedCardProps } from "./PreparedCardView.tsx";

/** What is chosen, by code that loads with the first file. */
export const LazyChosenFiles: ComponentType<ChosenFilesProps> = lazyMessage(
  () => import("./ChosenFiles.tsx").then((module) => module.ChosenFiles),
  "status",
);

/** By code that loads with the first message. */
export const LazyDayInSight: ComponentType<DayInSightProps> = lazyMessage(
  () => import("./DayInSight.tsx").then((module) => module.DayInSight),
  null,
);

/** The card beside the composer, for a backend that takes cards. */
export const LazyPreparedCard: ComponentType<PreparedCardProps> = lazyMessage(
  () => import("./PreparedCardView.tsx").then((module) => module.PreparedCardView),
  "status",
);
