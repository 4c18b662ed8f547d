import { lazyWithPreload } from "../../navigation/lazy-with-preload.tsx";
import type { DialogKind } from "../../navigation/dialog-address.ts";
import { DialogPlaceholder } from "./DialogPlaceholder.tsx";

/** The dialogs that a member's break closes whole (§2 Player protection); those of games and transfers stay in part. */
export const CLOSED_ON_BREAK: ReadonlySet<DialogKind> = new Set(["deposit", "bonus", "promotion", "wheel"]);

/** Stands in the place of a dialog that is closed. */
export const OnBreakDialog = lazyWithPreload<{ kind: DialogKind; until: number }>(
  async () => (await import("./OnBreakDialog.tsx")).OnBreakDialog,
  ["parts", "errors", "deposit", "acts", "profile"],
  DialogPlaceholder,
);
