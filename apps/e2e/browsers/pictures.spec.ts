import { expect, tokenOf } from "../support/journey.ts";
import { test } from "./support/browser-test.ts";

const PICTURES = new URL("../.cache/browsers-pictures/", import.meta.url).pathname;

const PUBLIC = ["/login", "/register", "/howto", "/contact"];
const DIALOGS = ["deposit", "deposit&method=qr-WW", "withdraw", "transfer", "game&code=PG", "wheel", "slips"];
const OF_MEMBERS = [
  "/user/home",
  "/user/bonus",
  "/user/statement",
  "/user/profile",
  ...DIALOGS.map((dialog) => `/user/home?dialog=${dialog}`),
];
const SIZES = [
  [360, 740],
  [1280, 800],
] as const;

test("every page and dialog loads and is as wide as the window, on a phone and on a desk", async ({
  browserPage: page,
  member,
  t,
}, info) => {
  const look = async (addresses: readonly string[]) => {
    for (const [width, height] of SIZES) {
      await page.resize(width, height);
      for (const address of addresses) {
        await page.open(address);
        await expect
          .poll(() => page.run(() => document.querySelector("[aria-busy=true]") === null))
          .toBe(true);
        await page.expectNoText(t("site", "trouble.heading"));
        expect(await page.run(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
        const name = address.replaceAll(/\W+/g, "-");
        await page.screenshot(`${PICTURES}${info.project.name.replaceAll(" ", "-")}/${width}${name}.png`);
      }
    }
  };
  await look(PUBLIC);
  await page.run(
    (token) => {
      localStorage.setItem("agreement", "true");
      localStorage.setItem("token", token);
    },
    await tokenOf(member),
  );
  await look(OF_MEMBERS);
});
