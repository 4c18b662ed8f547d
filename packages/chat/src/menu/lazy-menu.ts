import type { ComponentType } from "react";
import { lazyMessage } from "../messages/lazy-message.tsx";
import type { ChatMenuProps } from "./ChatMenu.tsx";

export const LazyMenu: ComponentType<ChatMenuProps> = lazyMessage(
  () => import("./ChatMenu.tsx").then((module) => module.ChatMenu),
  null,
);
