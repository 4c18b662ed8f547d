import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { overflowing, resizePage } from "@member-wallet/ui/testing";
import { FIXED_MARKET, renderSite } from "../../testing/render-site.tsx";
import { answer, mockBackend } from "../../testing/mock-backend.ts";

const PICTURE =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const CONTACT = {
  contactText: "<p>Call us any time.</p><script>window.stolen = true</script>",
  lineLink: "https://line.me/R/ti/p/@operator",
  lineName: "@operator",
  lineQR: PICTURE,
};

describe.each([
  ["visitors", "/contact", null],
  ["members", "/user/contact", "token-a"],
])("contact for %s", (_who, address, token) => {
  test("shows text, chat app and version, and runs no script", async () => {
    mockBackend({ "GET /api/lookup/contact": () => answer(CONTACT) });
    await renderSite(address, FIXED_MARKET, token);
    await expect.element(page.getByText("Call us any time.")).toBeVisible();
    await expect.element(page.getByRole("img", { name: "QR code of LINE @operator" })).toBeVisible();
    await expect
      .element(page.getByRole("link", { name: "Open LINE @operator" }))
      .toHaveAttribute("href", CONTACT.lineLink);
    await expect.element(page.getByText("Version 1.1.14")).toBeVisible();
    await expect
      .element(page.getByRole("link", { name: "Software licences" }))
      .toHaveAttribute("href", "/licences.txt");
    expect("stolen" in window).toBe(false);
  });

  test.each([
    [320, "100%"],
    [320, "200%"],
    [768, "100%"],
    [1280, "100%"],
  ] as const)("fits a page of %i px at a text size of %s", async (width, text) => {
    await resizePage(width, text);
    mockBackend({ "GET /api/lookup/contact": () => answer(CONTACT) });
    await renderSite(address, FIXED_MARKET, token);
    await expect.element(page.getByText("Call us any time.")).toBeVisible();
    expect(overflowing(page.getByRole("main").element())).toEqual([]);
  });

  test("leaves out a link and a picture that are not safe to follow", async () => {
    const unsafe = { ...CONTACT, lineLink: "javascript:alert(1)", lineQR: "javascript:alert(1)" };
    mockBackend({ "GET /api/lookup/contact": () => answer(unsafe) });
    await renderSite(address, FIXED_MARKET, token);
    await expect.element(page.getByText("Call us any time.")).toBeVisible();
    expect(page.getByRole("link", { name: "Open LINE" }).elements()).toEqual([]);
    expect(page.getByRole("img", { name: "QR code" }).elements()).toEqual([]);
  });

  test.each([
    ["www.line.example/abc", "https://www.line.example/abc"],
    ["line://ti/p/@operator", "line://ti/p/@operator"],
  ])("leads from %s to the chat app", async (lineLink, href) => {
    mockBackend({ "GET /api/lookup/contact": () => answer({ ...CONTACT, lineLink }) });
    await renderSite(address, FIXED_MARKET, token);
    await expect
      .element(page.getByRole("link", { name: "Open LINE @operator" }))
      .toHaveAttribute("href", href);
  });

  test("tells an address that leads nowhere as text", async () => {
    const only = { contactText: "", lineLink: "lin.ee/abc", lineName: "@operator", lineQR: "" };
    mockBackend({ "GET /api/lookup/contact": () => answer(only) });
    await renderSite(address, FIXED_MARKET, token);
    await expect.element(page.getByText("lin.ee/abc")).toBeVisible();
    expect(page.getByRole("link", { name: "Open LINE" }).elements()).toEqual([]);
  });
});

test.each([
  ["www.operator.com", "https://www.operator.com/"],
  ["operator.com", null],
])("a member's pages name the operator of %s, with a link to %s", async (website, href) => {
  mockBackend({ "GET /api/lookup/info": () => answer({ name: "Operator", website }) });
  await renderSite("/user/contact", FIXED_MARKET, "token-a");
  const credit = page.getByText("Operated by Operator");
  await expect.element(credit).toBeVisible();
  expect(credit.element().closest("a")?.getAttribute("href") ?? null).toBe(href);
});
