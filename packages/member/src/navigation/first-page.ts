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
  earlyScript: "@member-wallet/member/early-balance",
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
  /**
   * The chunks of more than one part, in the order in which they take modules: each has its modules with all that these
   * import, and one file of texts per language. Everything that the log-in needs is in the entry.
   */
  chunks: [
    {
      // What the public pages share with the member's.
      name: "shared",
      modules: [
        "/member/src/features/support-chat/SupportChat.tsx",
        "/member/src/support/SupportLink.tsx",
        "/member/src/calls/useCall.ts",
        "/member/src/navigation/useIsMounted.ts",
        "/member/src/store/useLoadable.ts",
        "/ui/src/button/IconButton.tsx",
        "/ui/src/card/Card.tsx",
        "/ui/src/countdown/useNow.ts",
        "/ui/src/dialog/dialog-stack.ts",
        "/ui/src/loadable/LoadableContent.tsx",
        "/ui/src/safe-html/SafeMarkup.tsx",
        "/ui/src/safe-html/safe-url.ts",
        "/ui/src/state/",
        "/ui/src/text/",
        "/ui/src/unresolved-call/UnresolvedCall.tsx",
        // The registration calls, and the wallet has a profile.
        "/api/src/account/schemas.ts",
        "/domain/src/bank-account/account-number.ts",
        "/domain/src/bank-account/bank-name.ts",
      ],
      texts: ["parts", "errors", "notice"],
      inFirstRender: true,
    },
    {
      // What the registration and the chat share with the member's parts.
      name: "small-parts",
      modules: [
        "/api/src/client/upload-file.ts",
        "/api/src/wire/nesting.ts",
        "/domain/src/bank-account/account-name.ts",
        "/domain/src/time/",
        // What reloads a page whose other chunks are gone needs it.
        "/member/src/session/drafts/create-drafts.ts",
        "/ui/src/account-no/",
        "/ui/src/badge/",
        "/ui/src/bank-mark/",
        "/ui/src/countdown/",
        "/ui/src/field/SelectField.tsx",
        "/ui/src/field/UpperCaseField.tsx",
        "/ui/src/form/",
        "/ui/src/progress-bar/",
        "/ui/src/segmented-control/",
        "/ui/src/skeleton/ContentSkeleton.tsx",
        "/ui/src/skeleton/samples.ts",
        "/icons/clock.mjs",
      ],
      texts: [],
    },
    {
      name: "member",
      modules: ["/member/src/app/layouts/MemberArea.tsx"],
      texts: MEMBER_TEXTS,
      inFirstRender: true,
    },
    {
      // What home shows after the money.
      name: "member-parts",
      modules: [
        "/member/src/app/dialogs/DialogHost.tsx",
        "/member/src/app/layouts/MemberFooter.tsx",
        "/member/src/app/layouts/AfterPage.tsx",
        "/member/src/app/session-guard/LeaveQuestion.tsx",
        "/member/src/features/balance/BalanceAgeView.tsx",
        "/member/src/money-calls/record/ActWatch.tsx",
        "/member/src/features/game/GameCarousels.tsx",
        "/member/src/features/invite/HomeInviteBonus.tsx",
        "/member/src/features/movements/LatestMovements.tsx",
        "/member/src/features/movements/PendingMoneyStrip.tsx",
        "/member/src/features/terms/AgreementPrompt.tsx",
        "/member/src/features/wheel/WheelTile.tsx",
      ],
      texts: ["acts", "claims", "deposit", "dialogs", "invite", "statement", "terms"],
    },
    {
      // What each page gets once it is drawn, and what the pages of a notice share.
      name: "page-parts",
      modules: [
        "/member/src/app/layouts/SkipLink.tsx",
        "/member/src/navigation/ScrollPlace.tsx",
        "/ui/src/page-notice/PageNotice.tsx",
      ],
      texts: [],
    },
    {
      // What the chat shares with parts that load later.
      name: "chat-shared",
      modules: [
        "/chat/src/customer/customer.ts",
        "/ui/src/media-query/useMediaQuery.ts",
        "/ui/src/safe-html/web-url.ts",
      ],
      texts: [],
    },
    {
      // What the dialogs share, and the bonus page with them.
      name: "dialogs",
      modules: [
        "/ui/src/copy-button/",
        "/ui/src/field/AmountField.tsx",
        "/ui/src/field/useNoAmountText.ts",
        "/ui/src/money-review/",
        "/ui/src/table/",
        "/api/src/protection/",
        "/member/src/bonus-in-use/",
        "/member/src/protection/kept-by-backend.ts",
        "/member/src/protection/useProtectionAnswer.ts",
        "/ui/src/unresolved-call/",
        "/domain/src/paging/",
        "/domain/src/statement/play-months.ts",
        "/member/src/statement-entries/useNewestEntries.ts",
        "/member/src/session/drafts/useDraft.ts",
      ],
      texts: [],
    },
  ],
};

/** The dialogs that the icon of an installed site leads to, over home. */
export const SHORTCUTS = [
  { dialog: "deposit", url: PATHS.home + dialogSearch({ kind: "deposit", method: null }) },
  { dialog: "withdraw", url: PATHS.home + dialogSearch({ kind: "withdraw" }) },
] as const;
