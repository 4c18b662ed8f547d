import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { aWalletAnswer } from "@member-wallet/api/fixtures";
import type { Language } from "@member-wallet/locales";
import { FIXED_MARKET, renderSite } from "../testing/render-site.tsx";
import { answer, type ReceivedCall, mockBackend } from "../testing/mock-backend.ts";

/** The operator's texts, in the language of the request; a delayed answer waits for `release`. */
function anOperator() {
  const delayed = new Map<string, PromiseWithResolvers<void>>();
  const inLanguage =
    (content: (language: string) => unknown) =>
    async ({ language }: ReceivedCall) => {
      await delayed.get(language ?? "")?.promise;
      return answer(content(language ?? "?"));
    };
  const backend = mockBackend({
    "GET /api/lookup/active": () => answer({ active: true }),
    "GET /api/wallet": () => answer(aWalletAnswer()),
    "POST /api/login": () => answer({ message: "WRONG_CREDENTIAL" }, 400),
    "GET /api/lookup/registerOTP": () => answer({ registerOTP: false }),
    "GET /api/lookup/contact": inLanguage((language) => ({
      contactText: `<p>Contact in ${language}</p>`,
      lineLink: "",
      lineName: "",
      lineQR: "",
    })),
    "GET /api/lookup/info": inLanguage((language) => ({ name: `Operator in ${language}`, website: "" })),
    "GET /api/lookup/conditions": inLanguage((language) => [`<p>Conditions in ${language}</p>`]),
    "GET /api/lookup/agreements": inLanguage((language) => [`<p>Agreement in ${language}</p>`]),
  });
  return {
    ...backend,
    hold: (language: Language) => void delayed.set(language, Promise.withResolvers()),
    release: (language: Language) => delayed.get(language)?.resolve(),
  };
}

const text = (content: string) => page.getByText(content, { exact: false });

describe("what the operator wrote", () => {
  test("follows a change of the language, and is cached for a change back", async () => {
    const { callsTo } = anOperator();
    const { language } = await renderSite("/user/contact", FIXED_MARKET, "token-a");
    await expect.element(text("Contact in en")).toBeVisible();
    await expect.element(text("Operator in en")).toBeVisible();
    language.change("th");
    await expect.element(text("Contact in th")).toBeVisible();
    await expect.element(text("Operator in th")).toBeVisible();
    await expect.element(text("Contact in en")).not.toBeInTheDocument();
    language.change("en");
    await expect.element(text("Contact in en")).toBeVisible();
    expect(callsTo("GET /api/lookup/contact").map((call) => call.language)).toEqual(["en", "th"]);
  });

  test("does not show in the old language while the new one's answer is pending", async () => {
    const { hold, release } = anOperator();
    const { language } = await renderSite("/contact", FIXED_MARKET);
    await expect.element(text("Contact in en")).toBeVisible();
    hold("lo");
    language.change("lo");
    await expect.element(page.getByRole("heading", { name: "ຕິດຕໍ່ພວກເຮົາ" })).toBeVisible();
    await expect.element(text("Contact in en")).not.toBeInTheDocument();
    release("lo");
    await expect.element(text("Contact in lo")).toBeVisible();
  });

  test("is not taken from an old language's late answer", async () => {
    const { hold, release, callsTo } = anOperator();
    hold("en");
    const { language } = await renderSite("/contact", FIXED_MARKET);
    await expect.poll(() => callsTo("GET /api/lookup/contact").length).toBe(1);
    language.change("th");
    await expect.element(text("Contact in th")).toBeVisible();
    release("en");
    language.change("lo");
    await expect.element(text("Contact in lo")).toBeVisible();
    language.change("th");
    await expect.element(text("Contact in th")).toBeVisible();
    await expect.element(text("Contact in en")).not.toBeInTheDocument();
  });

  test.each([
    ["conditions", "Conditions"],
    ["agreement", "Agreement"],
  ])("in the %s follows too", async (dialog, content) => {
    anOperator();
    const { language } = await renderSite(`/user/profile?dialog=${dialog}`, FIXED_MARKET, "token-a");
    await expect.element(text(`${content} in en`)).toBeVisible();
    language.change("th");
    await expect.element(text(`${content} in th`)).toBeVisible();
    await expect.element(text(`${content} in en`)).not.toBeInTheDocument();
  });
});

describe("the message next to a form", () => {
  test("about missing input follows the language", async () => {
    anOperator();
    const { language } = await renderSite("/login", FIXED_MARKET);
    await page.getByRole("button", { name: "Log in" }).click();
    await expect.element(text("Enter your phone number")).toBeVisible();
    language.change("th");
    await expect.element(text("กรุณากรอกเบอร์โทรศัพท์")).toBeVisible();
    await expect.element(text("กรุณากรอกรหัสผ่าน")).toBeVisible();
    await expect.element(text("Enter your phone number")).not.toBeInTheDocument();
  });

  test("about a refusal follows the language, and the input stays", async () => {
    anOperator();
    const { language } = await renderSite("/login", FIXED_MARKET);
    await page.getByLabelText("Phone number").fill("0812345678");
    await page.getByLabelText("Password", { exact: true }).fill("wrong");
    await page.getByRole("button", { name: "Log in" }).click();
    const refusal = page.getByRole("alert").getByText(/./);
    await expect.element(refusal.first()).toBeVisible();
    const before = refusal.first().element().textContent;
    language.change("lo");
    await expect.element(page.getByLabelText("ເບີໂທລະສັບ")).toHaveValue("0812345678");
    await expect.element(page.getByText(before)).not.toBeInTheDocument();
    expect(refusal.first().element().textContent).toMatch(/[\u0e80-\u0eff]/);
  });
});
