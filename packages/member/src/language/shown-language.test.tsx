import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aWalletAnswer } from "@member-wallet/api/fixtures";
import { FIXED_MARKET, renderSite } from "../testing/render-site.tsx";
import { answer, mockBackend } from "../testing/mock-backend.ts";

/** Everything on a page that shows its language; the tab's title ends with the brand. */
const IN = {
  en: { picker: /^Language/, language: "English", brand: "Site" },
  th: { picker: /^ภาษา/, language: "ไทย", brand: "ไซต์" },
  lo: { picker: /^ພາສາ/, language: "ລາວ", brand: "ໄຊ" },
} as const;

test.each([
  ["/login", null, { en: "Log in", th: "เข้าสู่ระบบ", lo: "ເຂົ້າສູ່ລະບົບ" }],
  ["/contact", null, { en: "Contact", th: "ติดต่อเรา", lo: "ຕິດຕໍ່ພວກເຮົາ" }],
  ["/user/profile", "token-a", { en: "Profile", th: "โปรไฟล์", lo: "ໂປຣໄຟລ໌" }],
])(
  "on %s the picker, the brand and the tab's title follow the chosen language, and the first again",
  async (address, token, titles) => {
    mockBackend({
      "GET /api/lookup/active": () => answer({ active: true }),
      "GET /api/lookup/contact": () => answer({ contactText: "", lineLink: "", lineName: "", lineQR: "" }),
      "GET /api/wallet": () => answer(aWalletAnswer()),
    });
    await renderSite(address, FIXED_MARKET, token);
    let shown: keyof typeof IN = "en";
    for (const next of ["th", "lo", "en"] as const) {
      const picker = page.getByRole("button", { name: IN[shown].picker });
      // oxlint-disable-next-line no-await-in-loop -- One choice after another.
      await picker.click();
      // oxlint-disable-next-line no-await-in-loop -- As above.
      await page.getByRole("menuitem", { name: IN[next].language }).click();
      // oxlint-disable-next-line no-await-in-loop -- As above.
      await expect.poll(() => document.title).toBe(`${titles[next]} · ${IN[next].brand}`);
      const { picker: name, language, brand } = IN[next];
      // oxlint-disable-next-line no-await-in-loop -- As above.
      await expect.element(page.getByRole("button", { name })).toHaveTextContent(language);
      // oxlint-disable-next-line no-await-in-loop -- As above.
      await expect.element(page.getByText(brand, { exact: true })).toBeVisible();
      expect(page.getByText(IN[shown].brand, { exact: true }).elements()).toEqual([]);
      shown = next;
    }
  },
);
