import { expect } from "vitest";
import { page } from "vitest/browser";
import { aWalletAnswer } from "@member-wallet/api/fixtures";
import type { SiteEnvironment } from "../site/environment.ts";
import type { TabChannel } from "../session/tab-channel.ts";
import { answer, mockBackend } from "./mock-backend.ts";
import { FIXED_MARKET, renderSite } from "./render-site.tsx";

export const FLAG = "GET /api/lookup/enableChatWidget";

function walletOf(id: string) {
  const wallet = aWalletAnswer();
  return { ...wallet, profile: { ...wallet.profile, _id: id } };
}

/** A backend whose chat is switched on, and keeps no messages. */
export function backend(over: Parameters<typeof mockBackend>[0] = {}) {
  return mockBackend({
    [FLAG]: () => answer({ enableChatWidget: true }),
    "GET /api/lookup/active": () => answer({ active: true }),
    "GET /api/lookup/contact": () =>
      answer({ contactText: "<p>Call us.</p>", lineLink: "", lineName: "", lineQR: "" }),
    "GET /api/wallet": ({ token }) => answer(walletOf(token === "token-b" ? "member-b" : "member-a")),
    "GET /api/account/profile": ({ token }) => {
      const { profile, bankAccount } = walletOf(token === "token-b" ? "member-b" : "member-a");
      return answer({ profile, bankAccount });
    },
    "GET /api/chat/config": () => answer({ PREFIX: "test-" }),
    "POST /api/chat/history": () => answer([]),
    "PUT /api/chat/read-customer": () => answer({}),
    "POST /api/statement": () => answer({ total: 0, statements: [] }),
    ...over,
  });
}

/** Renders a site whose build has a chat backend. */
export const open = (
  address: string,
  token: string | null = null,
  environment: Partial<SiteEnvironment> = { chatUrl: "" },
  channel: TabChannel | null = null,
) => renderSite(address, FIXED_MARKET, token, channel, environment);

export const launcher = () => page.getByRole("button", { name: /^Chat with support/ });
/** Presses the chat's button, for which the end of every page has room; a page that has just come may still grow. */
export async function openChat() {
  await expect
    .poll(() => {
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
      return launcher().query();
    })
    .not.toBeNull();
  await launcher().click();
}
/** The chat's button on a page whose dialog hides it: the chat has loaded. */
export const hiddenLauncher = () =>
  page.getByRole("button", { name: /^Chat with support/, includeHidden: true });
export const panel = () => page.getByRole("dialog", { name: "Chat with support" });
export const message = () => panel().getByRole("textbox", { name: "Message to support" });
