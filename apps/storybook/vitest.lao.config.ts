import { defineProject } from "vitest/config";
import { START } from "./.storybook/start.ts";
import { storiesProject } from "./stories-project.ts";

/** `npm test` draws again what a wide screen or the Lao script changes; `STORIES=all` draws every story. */
const tags = process.env["STORIES"] === "all" ? {} : { tags: ["wide", "lao-script"] };

export default defineProject(storiesProject({ name: "stories (lao 1280)", start: START.lao, ...tags }));
