import { fileURLToPath } from "node:url";
import type { Language } from "@member-wallet/locales";
import { textOf } from "../support/journey.ts";
import { type Clip, timedSteps, type Words } from "./clip.ts";

/** Where the sandbox's instruction videos are, `<site>/<language>/<clip>.*` in it. */
export const FOLDER = fileURLToPath(new URL("../../sandbox/assets/howto", import.meta.url));

type File = Parameters<typeof textOf>[1];

/** The words in a language, with the sites' own texts where braces name them. */
export function fill(words: Words, language: Language): string {
  return words[language].replace(/\{(\w+):([\w.]+)\}/g, (_whole, file: string, key: string) =>
    textOf(language, file as File, key),
  );
}

/** The clip's captions as WebVTT: one cue a step. */
export function captionsOf(clip: Clip, language: Language): string {
  const cues = timedSteps(clip).map(({ step, from, to }) => {
    // In a cue these begin tags and entities.
    const words = fill(step.words, language).replaceAll("&", "&amp;").replaceAll("<", "&lt;");
    return `${timestamp(from)} --> ${timestamp(to)}\n${words}\n`;
  });
  return `WEBVTT\n\n${cues.join("\n")}`;
}

function timestamp(seconds: number): string {
  return `00:${String(seconds).padStart(2, "0")}.000`;
}
