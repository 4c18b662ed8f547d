import type { ComponentType } from "react";
import { lazyMessage } from "../lazy-message.tsx";
import type { MessageButtonsProps } from "./MessageButtons.tsx";

/** The buttons of a message, which load with the first message that has any. */
export const LazyButtons: ComponentType<MessageButtonsProps> = lazyMessage(
  () => import("./MessageButtons.tsx").then((module) => module.MessageButtons),
  "buttons",
);
