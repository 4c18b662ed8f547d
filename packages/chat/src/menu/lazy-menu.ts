import type { ComponentType } from "react";
import type { NotificationsProps } from "../alerts/Notifications.tsx";
import type { GuestForgottenProps } from "../ending/GuestForgotten.tsx";
import { lazyMessage } from "../messages/lazy-message.tsx";
import type { SearchBarProps } from "../search/SearchBar.tsx";
import type { ChatMenuProps } from "./ChatMenu.tsx";

const loadParts = () => import("./menu-parts.ts");

export const LazyMenu: ComponentType<ChatMenuProps> = lazyMessage(
  () => loadParts().then((module) => module.ChatMenu),
  null,
);

export const LazyGuestForgotten: ComponentType<GuestForgottenProps> = lazyMessage(
  () => loadParts().then((module) => module.GuestForgotten),
  null,
);

export const LazySearch: ComponentType<SearchBarProps> = lazyMessage(
  () => loadParts().then((module) => module.SearchBar),
  null,
);

export const LazyNotifications: ComponentType<NotificationsProps> = lazyMessage(
  () => loadParts().then((module) => module.Notifications),
  null,
);
