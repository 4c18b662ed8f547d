import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the whole house. */
export const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** The environment that every tool runs in: the workspace's own programs first, and the chat of the page's own origin. */
export function toolEnvironment(): NodeJS.ProcessEnv {
  return {
    VITE_CHAT_URL: "/",
    TURBO_TELEMETRY_DISABLED: "1",
    ...process.env,
    PATH: [join(ROOT, "node_modules/.bin"), process.env["PATH"] ?? ""].join(delimiter),
  };
}
