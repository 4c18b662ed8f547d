import { HEADERS, WALLET_MARKER } from "@member-wallet/api/wire";
import { LANGUAGES } from "@member-wallet/locales";
import type { StorageKey } from "../storage/storage.ts";
import { dialogSearch } from "./dialog-address.ts";
import { LOG_IN_TEXTS, MEMBER_TEXTS } from "./first-texts.ts";
import { PATHS } from "./paths.ts";
import { NOT_FOUND, PRERENDERED } from "./prerendered-pages.ts";

const KEYS = { token: "token", language: "locale" } as const satisfies Record<string, StorageKey>;

/**
 * The facts about the first page of a visit that a site's build needs: addresses, storage keys, chunks, texts and
 * calls. Only the sites' Vite configurations import it, so no page loads it. Modules are path suffixes.
 */
export const FIRST_PAGE = {
  paths: { login: PATHS.login, user: PATHS.user, home: PATHS.home },
  pages: PRERENDERED,
  notFound: NOT_FOUND,
  terminated: PATHS.terminated,
  storageKeys: KEYS,
  languages: LANGUAGES,
  headers: { [HEADERS.marker]: WALLET_MARKER },
  parts: {
    login: {
      module: "/member/src/screens/login/LoginScreen.tsx",
      texts: LOG_IN_TEXTS,
      call: "/api/lookup/active",
    },
    member: {
      module: "/member/src/app/layouts/MemberArea.tsx",
      texts: MEMBER_TEXTS,
      call: "/api/wallet",
    },
  },
  /** Modules of the log-in page, in one chunk instead of six, which compresses better. */
  logIn: [
    "/ui/src/form/FormShell",
    "/ui/src/notice/",
    "/ui/src/menu/",
    "/ui/src/field/Field",
    "/ui/src/field/TextField",
    "/ui/src/field/Password",
    "/ui/src/field/Phone",
    "/ui/src/field/Checkbox",
    "/member/src/app/screens.",
    "/member/src/app/layouts/PageBoundary",
    "/member/src/app/layouts/SiteHeader",
    "/member/src/app/layouts/SupportChat",
    "/member/src/language/",
    "/member/src/navigation/lazy",
    "/member/src/navigation/Page",
    "/member/src/navigation/paths",
    "/member/src/navigation/usePageReady",
    "/member/src/screens/login/",
    "/member/src/features/sign-in/",
  ],
  /** Small modules of home and most member pages, in one chunk instead of five. */
  home: [
    "/ui/src/state/",
    "/ui/src/lazy/LazyFallback",
    "/ui/src/amount/",
    "/ui/src/button/IconButton",
    "/ui/src/dialog/dialog-stack",
    "/lucide-react/dist/esm/icons/x.",
    "/api/src/wallet/balance-endpoint",
    "/api/src/wallet/schemas",
    "/domain/src/money/format-amount",
    "/member/src/features/support-chat/SupportLink",
  ],
};

/** The dialogs that the icon of an installed site leads to, over home. */
export const SHORTCUTS = [
  { dialog: "deposit", url: PATHS.home + dialogSearch({ kind: "deposit", method: null }) },
  { dialog: "withdraw", url: PATHS.home + dialogSearch({ kind: "withdraw" }) },
] as const;
