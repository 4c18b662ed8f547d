import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aBankAccount, aStatementEntry, aWalletAnswer } from "@member-wallet/api/fixtures";
import { backend, OFFER } from "../testing/deposit-dialog.ts";
import { answer } from "../testing/mock-backend.ts";
import { CHOICE_MARKET, renderSite } from "../testing/render-site.tsx";

const BCEL = {
  nameTH: "ธนาคารการค้าต่างประเทศลาว",
  nameEN: "Foreign Trade Bank",
  nameLO: "ທະນາຄານການຄ້າຕ່າງປະເທດລາວ",
};
const SCB = { nameTH: "ธนาคารไทยพาณิชย์", nameEN: "Siam Commercial Bank" };
const OLD = { nameTH: "ธนาคารทหารไทย" };

function aSite(bank: object) {
  const bankAccount = { ...aBankAccount({ bankCode: "MINE" }), bank };
  backend({
    "GET /api/wallet": () => answer({ ...aWalletAnswer(), bankAccount }),
    "GET /api/account/profile": () => answer({ profile: aWalletAnswer().profile, bankAccount }),
    "GET /api/lookup/banks": () => answer([{ code: "MINE", ...bank }]),
    "GET /api/lookup/withdraw": () => answer({ withdrawMin: 1, withdrawMax: 1_000_000 }),
    "GET /api/bonus/check/active": () => answer({ status: false, type: null }),
    "GET /api/lookup/deposit": () =>
      answer({ ...OFFER, banks: [{ ...OFFER.banks[0], bankAccountName: "", bank }, OFFER.banks[1]] }),
    "POST /api/statement": () => answer({ total: 1, statements: [aStatementEntry({ from: "MINE" })] }),
  });
}

const open = (address: string, language: string) => {
  window.localStorage.setItem("locale", language);
  return renderSite(address, CHOICE_MARKET, "token-a");
};

/** Where a bank's name shows. */
const PLACES = [
  "/user/home?dialog=deposit",
  "/user/profile",
  "/user/statement",
  "/user/home?dialog=withdraw",
];

/** The languages of the places where the name shows. */
function languagesOf(name: string) {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: (string | null | undefined)[] = [];
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode;
    if (textContent?.includes(name)) found.push(parentElement?.closest("[lang]")?.getAttribute("lang"));
  }
  return found;
}

for (const place of PLACES) {
  test.each([
    ["th", BCEL, BCEL.nameTH, "th"],
    ["lo", BCEL, BCEL.nameLO, "lo"],
    ["lo", SCB, SCB.nameEN, "en"],
    ["lo", OLD, OLD.nameTH, "th"],
    ["en", BCEL, BCEL.nameEN, "en"],
  ])(
    `at ${place} a bank's name on a page in %s is in its own language`,
    async (language, bank, name, lang) => {
      aSite(bank);
      await open(place, language);
      if (place.endsWith("withdraw")) await page.getByRole("textbox").first().fill("10");
      await expect.poll(() => languagesOf(name)).toContain(lang);
      expect(languagesOf(name).every((found) => found === lang)).toBe(true);
      if (bank === OLD || language === "th") return;
      // The profile shows the Thai name too (§2 Profile).
      expect(languagesOf(bank.nameTH)).toEqual(place === "/user/profile" ? ["th"] : []);
    },
  );
}
