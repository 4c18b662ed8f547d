import { useMemo } from "react";
import type { Lazy } from "../lazy/useLazy.ts";
import { leadOf } from "./lead-of.ts";
import { useSafeMarkup } from "./SafeMarkup.tsx";

/** The first heading or paragraph of markup, as a text for where markup has no place, such as a button; may be empty. */
export function useMarkupLead(html: string): Lazy<string> {
  const clean = useSafeMarkup(html);
  const value = clean.kind === "ready" ? clean.value : null;
  const lead = useMemo(() => (value === null ? "" : leadOf(value)), [value]);
  // Nothing has to be cleaned for it.
  if (html.trim() === "") return { kind: "ready", value: "" };
  return clean.kind === "ready" ? { kind: "ready", value: lead } : clean;
}
