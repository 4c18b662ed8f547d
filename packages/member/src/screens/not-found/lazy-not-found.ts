import { lazyWithPreload } from "../../navigation/lazy-with-preload.tsx";
import { PagePlaceholder } from "../../navigation/PagePlaceholder.tsx";

/** Page Not Found in a chunk of its own: for the route table, and for steps that a screen does not have. */
export const NotFoundScreen = lazyWithPreload(
  () => import("./NotFoundScreen.tsx").then((module) => module.NotFoundScreen),
  ["site", "ui", "notice"],
  PagePlaceholder,
);
