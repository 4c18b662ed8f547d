import type { LanguageController } from "../language/language.ts";
import { LOG_IN_TEXTS, MEMBER_TEXTS } from "../navigation/first-texts.ts";
import { lazyWithPreload } from "../navigation/lazy-with-preload.tsx";
import { PagePlaceholder } from "../navigation/PagePlaceholder.tsx";
import { LoginScreen as LogIn } from "../screens/login/LoginScreen.tsx";
import { NotFoundScreen } from "../screens/not-found/lazy-not-found.ts";
import { PATHS } from "../navigation/paths.ts";

/** The log-in, whose code every visit loads: members without a session begin here. */
export const LoginScreen = lazyWithPreload(() => Promise.resolve(LogIn), LOG_IN_TEXTS, PagePlaceholder);

/** The screens in separate chunks, each with the texts it shows. */
export const RegisterScreen = lazyWithPreload(
  () => import("../screens/register/RegisterScreen.tsx").then((module) => module.RegisterScreen),
  ["site", "ui", "parts", "register", "errors"],
  PagePlaceholder,
);

export const HowToScreen = lazyWithPreload(
  () => import("../screens/howto/HowToScreen.tsx").then((module) => module.HowToScreen),
  ["site", "ui", "howto"],
  PagePlaceholder,
);

export const ContactScreen = lazyWithPreload(
  () => import("../screens/contact/ContactScreen.tsx").then((module) => module.ContactScreen),
  ["site", "ui", "contact", "errors"],
  PagePlaceholder,
);

export const TerminatedScreen = lazyWithPreload(
  () => import("../screens/terminated/TerminatedScreen.tsx").then((module) => module.TerminatedScreen),
  ["site", "ui", "notice"],
  PagePlaceholder,
);

export const MemberArea = lazyWithPreload(
  () => import("./layouts/MemberArea.tsx").then((module) => module.MemberArea),
  MEMBER_TEXTS,
  PagePlaceholder,
);

/** Brings a new page to its top, and Back to the place that was left. */
export const ScrollPlace = lazyWithPreload(
  () => import("../navigation/ScrollPlace.tsx").then((module) => module.ScrollPlace),
  [],
  () => null,
);

/** The keyboard's first stop. Nothing waits for it. */
export const SkipLink = lazyWithPreload(
  () => import("./layouts/SkipLink.tsx").then((module) => module.SkipLink),
  ["notice"],
  () => null,
);

/** A lazy part with any props: it is only preloaded here. */
interface AnyPart {
  preload(language: LanguageController): Promise<unknown>;
}

/** The lazy part that an address shows first, for loading it before the first render. */
function firstPart(pathname: string, loggedIn: boolean): AnyPart {
  if (pathname === PATHS.login) return LoginScreen;
  if (pathname.startsWith(PATHS.register)) return RegisterScreen;
  if (pathname === PATHS.howto) return HowToScreen;
  if (pathname === PATHS.contact) return ContactScreen;
  if (pathname === "/" || pathname.startsWith(PATHS.user)) return loggedIn ? MemberArea : LoginScreen;
  if (pathname === PATHS.terminated) return TerminatedScreen;
  return loggedIn ? MemberArea : NotFoundScreen;
}

/** Preloads what the current address shows first; rejects when that fails to load. */
export function preloadFirstScreen(
  pathname: string,
  loggedIn: boolean,
  language: LanguageController,
): Promise<unknown> {
  return firstPart(pathname, loggedIn).preload(language);
}
