import { onTestFinished } from "vitest";
import type { Language } from "@member-wallet/locales";
import { mountMember } from "../app/mount.tsx";
import { prerenderer } from "../app/prerender.tsx";
import { NOT_FOUND, type PrerenderedPage } from "../navigation/prerendered-pages.ts";
import { FIXED_MARKET } from "./render-site.tsx";
import { aSiteEnvironment } from "./site-environment.ts";

const environment = aSiteEnvironment({ giftLinkKey: null });

/** Puts a page into the document as its HTML shows it before any script, at its address, until the test ends. */
export async function standPrerendered(page: PrerenderedPage, language: Language = "en") {
  window.history.pushState(null, "", page === NOT_FOUND ? "/no/such/page" : page);
  window.localStorage.setItem("locale", language);
  const markup = await prerenderer(FIXED_MARKET, environment).page(page, language);
  // Parsed inside the root: comments, which React hydrates by, would end up before the body.
  const parsed = new DOMParser().parseFromString(`<div id="root">${markup}</div>`, "text/html");
  const root = document.adoptNode(parsed.querySelector<HTMLElement>("#root")!);
  Object.assign(root.dataset, { page, language });
  document.body.append(root);
  onTestFinished(() => root.remove());
  return { root, markup };
}

/** Runs the product's scripts, until the test ends; `data-hydrated` on the root says that the page reacts. */
export async function mountPrerendered() {
  const root = await mountMember(FIXED_MARKET, environment);
  onTestFinished(() => root.unmount());
}
