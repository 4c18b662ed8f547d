import { lazyWithPreload } from "../../navigation/lazy-with-preload.tsx";
import { useActs } from "./useRecord.ts";

/** Loaded with the first act. */
const ActNews = lazyWithPreload(
  async () => (await import("./ActNews.tsx")).ActNews,
  ["acts", "deposit", "slips", "statement", "errors"],
  () => null,
);

/** Follows the member's money on its way on every page. Shows nothing until there is some. */
export function ActWatch() {
  return useActs().length > 0 && <ActNews />;
}
