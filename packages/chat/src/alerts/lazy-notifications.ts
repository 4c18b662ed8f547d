import type { ComponentType } from "react";
import { lazyMessage } from "../messages/lazy-message.tsx";
import type { NotificationsProps } from "./Notifications.tsx";

/** By code that loads once the customer has asked for notifications. */
export const LazyNotifications: ComponentType<NotificationsProps> = lazyMessage(
  () => import("./Notifications.tsx").then((module) => module.Notifications),
  null,
);
