import type { ComponentType } from "react";
import { lazyMessage } from "../messages/lazy-message.tsx";
import type { ChosenFilesProps } from "./ChosenFiles.tsx";

/** What is chosen, by code that loads with the first file. */
export const LazyChosenFiles: ComponentType<ChosenFilesProps> = lazyMessage(
  () => import("./ChosenFiles.tsx").then((module) => module.ChosenFiles),
  "status",
);
