import type { ComponentType } from "react";
import { lazyMessage } from "../messages/lazy-message.tsx";
import type { PreparedCardProps } from "./PreparedCardView.tsx";

/** The card beside the composer, for a backend that takes cards. */
export const LazyPreparedCard: ComponentType<PreparedCardProps> = lazyMessage(
  () => import("./PreparedCardView.tsx").then((module) => module.PreparedCardView),
  "status",
);
