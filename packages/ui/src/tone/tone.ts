import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { Icon } from "../icon/icon.ts";

/** The kind of a message or a state. */
export type Tone = "info" | "positive" | "warning" | "danger";

/** The icon of each tone, so that colour alone never carries the meaning. */
export const TONE_ICONS: Readonly<Record<Tone, Icon>> = {
  info: Info,
  positive: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};
