import { createInstance } from "i18next";
import { expect, test } from "vitest";
import type { Language } from "@member-wallet/locales";
import en from "@member-wallet/locales/en/parts.json" with { type: "json" };

const LANGUAGE: Language = "en";

test("a key that the texts of ui don't have does not pass the types", async () => {
  const i18n = createInstance();
  await i18n.init({ lng: LANGUAGE, resources: { en: { parts: en } } });
  const t = i18n.getFixedT(LANGUAGE, "parts");
  expect(t("copied")).toBe("Copied");
  expect(t("timeAgo.minute", { count: 1 })).toBe("1 minute ago");
  // @ts-expect-error There is no such text: this line fails to compile once keys are no longer typed.
  expect(t("nothing")).toBe("nothing");
});
