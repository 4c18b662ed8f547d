import type { Page } from "@playwright/test";
import { HOSTILE_MARKUP, HOSTILE_VECTORS } from "../support/hostile-markup.ts";
import { enter, expect, test as journey, long } from "../support/journey.ts";

// The policy reports the sanitiser's own parsing of `onerror=` although nothing runs, so these tests check in the page
// what ran and what was sent.
const test = journey.extend({ violations: async ({}, use) => use([]) });

/** Where the operator's markup shows, and how a member gets there. */
const SINKS: readonly { name: string; call: string; answer: unknown; address: string; member: boolean }[] = [
  {
    name: "the conditions",
    call: "/api/lookup/conditions",
    answer: HOSTILE_MARKUP,
    address: "/user/home?dialog=conditions",
    member: true,
  },
  {
    name: "the agreement",
    call: "/api/lookup/agreements",
    answer: HOSTILE_MARKUP,
    address: "/user/home?dialog=agreement",
    member: true,
  },
  {
    name: "the contact text",
    call: "/api/lookup/contact",
    answer: {
      contactText: HOSTILE_MARKUP.join("\n"),
      lineLink: "javascript:window.__ran=1",
      lineName: "<img src=x onerror=window.__ran=1>",
      lineQR: "javascript:window.__ran=1",
    },
    address: "/contact",
    member: false,
  },
];

/** Forbidden rests of the markup: elements, attributes and addresses. */
function remains(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const forbidden =
      "script,style,link,meta,base,iframe,object,embed,form,input,button,textarea,select,svg,math,video,audio,template,dialog,[popover]";
    for (const markup of document.querySelectorAll("[data-operator-markup]")) {
      for (const element of markup.querySelectorAll(forbidden)) found.push(element.outerHTML);
      for (const element of markup.querySelectorAll("*")) {
        for (const { name, value } of element.attributes) {
          const url = name === "href" || name === "src" ? new URL(value, location.href) : null;
          const safe =
            url === null ||
            (name === "href" && /^(https?|tel|mailto|line):$/.test(url.protocol)) ||
            (name === "src" && (url.origin === location.origin || value.startsWith("data:image/")));
          if (/^(on|style$|id$|class$|srcset$|ping$|background$)/.test(name) || !safe)
            found.push(`${name}=${value}`);
        }
      }
    }
    if (Reflect.get(window, "__ran") !== undefined) found.push("a script ran");
    return found;
  });
}

test(`is at least 200 payloads`, () => {
  expect(new Set(HOSTILE_MARKUP).size).toBeGreaterThanOrEqual(200);
});

for (const { name, call, answer, address, member: asMember } of SINKS) {
  test(
    `hostile markup in ${name} runs nothing, sends nothing and leaves no form or overlay`,
    { tag: long(name !== SINKS[0]?.name) },
    async ({ page, member, baseURL }) => {
      const strangers: string[] = [];
      page.on("request", (request) => {
        const url = new URL(request.url());
        if (/^https?:$/.test(url.protocol) && url.origin !== baseURL) strangers.push(request.url());
      });
      page.on("dialog", (dialog) => strangers.push(`dialog: ${dialog.message()}`));
      await page.route(`**${call}`, (route) => route.fulfill({ json: answer }));
      if (asMember) await enter(page, member, address);
      else await page.goto(address);
      await expect(page.locator("[data-operator-markup]").last()).toBeVisible();
      await expect
        .poll(() => page.locator("[data-operator-markup]").count())
        .toBeGreaterThanOrEqual(Array.isArray(answer) ? answer.length : 1);
      // Frames and pictures that slipped through would have sent their requests by then.
      await page.waitForLoadState("networkidle");
      expect(await remains(page)).toEqual([]);
      expect(strangers).toEqual([]);
      await expect(page).toHaveURL(new RegExp(`${address.replace("?", "\\?")}$`));
    },
  );
}

test("hostile markup in place of a QR draws a picture without any request, or shows that there is none", async ({
  page,
  member,
  t,
  baseURL,
}) => {
  const strangers: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== baseURL) strangers.push(request.url());
  });
  const qr = { qrcodeId: "q", hasQrcode: true, qrcode: "", amount: 100, expireIn: 600, message: "" };
  await page.route("**/api/qrcode/WW", (route) => route.fulfill({ json: qr }));
  await enter(page, member, "/user/home?dialog=deposit&method=qr-WW");
  const drawn = page.getByRole("img", { name: t("deposit", "qr.alt", { amount: "100.00" }) });
  const none = page.getByText(t("parts", "pictureFailed"));
  // Only the picture of a QR is ever read, whatever is around it: the disguises add nothing.
  for (const markup of HOSTILE_VECTORS) {
    qr.qrcode = markup;
    // Returning to the tab refetches the QR.
    const asked = page.waitForResponse("**/api/qrcode/WW");
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await asked;
    await expect(drawn.or(none)).toBeVisible();
  }
  expect(await remains(page)).toEqual([]);
  expect(strangers).toEqual([]);
});
