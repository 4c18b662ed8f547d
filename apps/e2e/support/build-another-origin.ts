/** Builds the Thai site for a backend of another origin, into `FOLDER`; Turborepo caches it. */
import { build } from "vite";
import { ROOT } from "@member-wallet/tools/root";
import { BACKEND, FOLDER } from "./another-origin.ts";

Object.assign(process.env, {
  // With the slash that people write.
  VITE_API_URL: `${BACKEND}/`,
  VITE_CHAT_URL: BACKEND,
  VITE_MEDIA_ORIGINS: BACKEND,
  VITE_HOWTO_BASE: `${BACKEND}/files/howto/thai`,
  VITE_IDEMPOTENCY: "on",
});
process.chdir(`${ROOT}apps/thai`);
await build({ build: { outDir: FOLDER, emptyOutDir: true }, logLevel: "warn" });
