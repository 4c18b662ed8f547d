import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { readSettings } from "./build-settings.ts";

test.each(["thai", "lao"])(
  "the example of the %s site's settings passes, what is commented out too",
  (site) => {
    const file = new URL(`../../../../apps/${site}/.env.production.example`, import.meta.url);
    const settings = parseEnv(readFileSync(file, "utf8").replaceAll(/^# (?=VITE_)/gm, ""));
    expect(readSettings(settings as Record<string, string>, site)).toMatchObject({
      siteUrl: expect.stringContaining("wallet.example") as string,
      crossOriginIdempotency: true,
    });
  },
);
