import type { LanguageRoom } from "../language/language.ts";
import { lazyPart } from "../navigation/lazy-with-preload.tsx";
import { PagePlace } from "../navigation/PagePlaceholder.tsx";
import { PATHS } from "../navigation/paths.ts";

/** The screens that come as chunks of their own, each with the texts it speaks. */
export const LoginScreen = lazyPart(
  async () => (await import("../screens/login/LoginScreen.tsx")).LoginScreen,
  ["site", "ui"],
  PagePlace,
);

export const RegisterScreen = lazyPart(
  async () => (await import("../screens/register/RegisterScreen.tsx")).RegisterScreen,
  ["site", "ui", "parts", "register", "errors"],
  PagePlace,
);

export const HowToScreen = lazyPart(
  async () => (await import("../screens/howto/HowToScreen.tsx")).HowToScreen,
  ["site", "ui", "howto"],
  PagePlace,
);

export const ContactScreen = lazyPart(
  async () => (await import("../screens/contact/ContactScreen.tsx")).ContactScreen,
  ["site", "ui", "contact", "errors"],
  PagePlace,
);

export const TerminatedScreen = lazyPart(
  async () => (await import("../screens/terminated/TerminatedScreen.tsx")).TerminatedScreen,
  ["site", "ui", "notice"],
  PagePlace,
);

export const NotFoundScreen = lazyPart(
  async () => (await import("../screens/not-found/NotFoundScreen.tsx")).NotFoundScreen,
  ["site", "ui", "notice"],
  PagePlace,
);

export const MemberArea = lazyPart(
  async () => (await import("./layouts/MemberArea.tsx")).MemberArea,
  ["site", "ui", "member"],
  PagePlace,
);

/** A part whatever it is given: it is only brought here. */
interface AnyPart {
  bring(language: LanguageRoom): Promise<unknown>;
}

/** The part that an address shows first, so that it is there before the first drawing. */
function firstPart(pathname: string, loggedIn: boolean): AnyPart {
  if (pathname === PATHS.login) return LoginScreen;
  if (pathname.startsWith(PATHS.register)) return RegisterScreen;
  if (pathname === PATHS.howto) return HowToScreen;
  if (pathname === PATHS.contact) return ContactScreen;
  if (pathname === "/" || pathname.startsWith(PATHS.user)) return loggedIn ? MemberArea : LoginScreen;
  return pathname === PATHS.terminated ? TerminatedScreen : NotFoundScreen;
}

/** Brings what the current address shows first; rejects when it cannot be fetched. */
export function bringFirstScreen(
  pathname: string,
  loggedIn: boolean,
  language: LanguageRoom,
): Promise<unknown> {
  return firstPart(pathname, loggedIn).bring(language);
}
