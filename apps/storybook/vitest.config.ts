import { defineProject } from "vitest/config";
import { START } from "./.storybook/start.ts";
import { storiesProject } from "./stories-project.ts";

export default defineProject(storiesProject({ name: "stories (thai 360)", start: START.thai }));
