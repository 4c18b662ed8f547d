import type { ComponentType } from "react";
import { lazyMessage } from "../messages/lazy-message.tsx";
import type { SearchBarProps } from "./SearchBar.tsx";

/** By code that loads with the first search. */
export const LazySearch: ComponentType<SearchBarProps> = lazyMessage(
  () => import("./SearchBar.tsx").then((module) => module.SearchBar),
  null,
);
