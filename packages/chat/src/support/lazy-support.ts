import type { ComponentType } from "react";
import { lazyMessage } from "../messages/lazy-message.tsx";
import type { AgentNameProps } from "./AgentName.tsx";
import type { DeliveryMarkProps } from "./DeliveryMark.tsx";
import type { SupportLineProps } from "./SupportLine.tsx";

const loadParts = () => import("./support-parts.ts");

export const LazySupportLine: ComponentType<SupportLineProps> = lazyMessage(
  () => loadParts().then((module) => module.SupportLine),
  null,
);

export const LazyAgentName: ComponentType<AgentNameProps> = lazyMessage(
  () => loadParts().then((module) => module.AgentName),
  null,
);

export const LazyDeliveryMark: ComponentType<DeliveryMarkProps> = lazyMessage(
  () => loadParts().then((module) => module.DeliveryMark),
  null,
);
