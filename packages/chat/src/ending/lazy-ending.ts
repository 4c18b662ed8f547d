import type { ComponentType } from "react";
import { lazyMessage } from "../messages/lazy-message.tsx";
import type { CustomerEndingProps } from "./CustomerEnding.tsx";

export const LazyEnding: ComponentType<CustomerEndingProps> = lazyMessage(
  () => import("./CustomerEnding.tsx").then((module) => module.CustomerEnding),
  null,
);
