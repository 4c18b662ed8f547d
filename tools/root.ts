import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The root folder of the repository. */
export const ROOT = fileURLToPath(new URL("..", import.meta.url));

/**
 * The environment of every tool: the workspace's own programs first, the chat of the page's own origin, and the key of
 * gift links, which is public by design and must be the sandbox's own.
 */
export function toolEnvironment(): NodeJS.ProcessEnv {
  return {
    VITE_CHAT_URL: "/",
    VITE_TRUELINK_KEY: "sandbox-gift-link-key",
    TURBO_TELEMETRY_DISABLED: "1",
    ...process.env,
    PATH: [join(ROOT, "node_modules/.bin"), process.env["PATH"] ?? ""].join(delimiter),
  };
}
