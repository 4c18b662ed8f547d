import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The root folder of the repository. */
export const ROOT = fileURLToPath(new URL("..", import.meta.url));

/**
 * The environment of every tool: the workspace's own programs first, the chat of the page's own origin, the key of
 * gift links, which is public by design and must be the sandbox's own, and reports of every page load to the sandbox.
 */
export function toolEnvironment(): NodeJS.ProcessEnv {
  return {
    VITE_CHAT_URL: "/",
    VITE_TRUELINK_KEY: "sandbox-gift-link-key",
    VITE_REPORT_URL: "/api/site-reports",
    VITE_REPORT_VITALS: "1",
    TURBO_TELEMETRY_DISABLED: "1",
    ...process.env,
    PATH: [join(ROOT, "node_modules/.bin"), process.env["PATH"] ?? ""].join(delimiter),
  };
}
