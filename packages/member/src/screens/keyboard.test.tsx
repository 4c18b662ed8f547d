import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aWalletAnswer } from "@member-wallet/api/fixtures";
import { resizePage } from "@member-wallet/ui/testing";
import { FIXED_MARKET, renderSite } from "../testing/render-site.tsx";
import { answer, mockBackend } from "../testing/mock-backend.ts";

const SCREENS = [
  { width: 360, height: 360 },
  { width: 640, height: 190 },
];

for (const [address, token, submit] of [
  ["/login", null, "Log in"],
  ["/register", null, "Next"],
  ["/user/bonus", "token-a", "Search"],
] as const)
  test.each(SCREENS)(
    `where the keyboard leaves $width × $height, each field of ${address} is in sight with the button that sends it`,
    async ({ width, height }) => {
      mockBackend({
        "GET /api/wallet": () => answer(aWalletAnswer()),
        "GET /api/bonus": () => answer([]),
        "GET /api/bonus/check/active": () => answer({ status: false, type: null }),
        "GET /api/lookup/active": () => answer({ active: true }),
        "GET /api/lookup/registerOTP": () => answer(false),
      });
      await resizePage(width, "100%", height);
      await renderSite(address, FIXED_MARKET, token ?? undefined);
      const button = page.getByRole("button", { name: submit, exact: true });
      await expect.element(button).toBeInTheDocument();
      const fields = [...document.querySelectorAll<HTMLElement>("main input:not([type=checkbox])")];
      expect(fields).not.toEqual([]);
      const hidden = () =>
        [document.activeElement, button.element()]
          .filter((part) => {
            const at = part?.getBoundingClientRect() ?? new DOMRect();
            const hit = document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2);
            return at.top < 0 || at.bottom > height || !part?.contains(hit);
          })
          .map((part) => part?.outerHTML);
      for (const field of fields) {
        field.focus();
        // oxlint-disable-next-line no-await-in-loop -- One field after another.
        await expect.poll(hidden).toEqual([]);
      }
    },
  );
