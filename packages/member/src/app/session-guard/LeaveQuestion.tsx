import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Location, useLocation, useNavigate } from "react-router-dom";
import { ConfirmDialog } from "@member-wallet/ui";
import { useSession } from "../../session/SessionContext.tsx";

/**
 * Asks a member who goes to a public page whether to log out: a public page ends the session in every tab (§2).
 * @param leaving whether to ask; until then the member's page shows and is remembered as the page to return to.
 */
export function LeaveQuestion({ leaving }: { leaving: boolean }) {
  const page = useLocation();
  const [shown, setShown] = useState({ page, entry: leaving ? NaN : entryNumber() });
  if (!leaving && shown.page !== page) setShown({ page, entry: entryNumber() });
  return leaving && <Question page={page} entry={shown.entry} />;
}

function Question({ page, entry }: { page: Location; entry: number }) {
  const { t } = useTranslation("notice");
  const session = useSession();
  const navigate = useNavigate();

  useEffect(() => {
    // The page's head took this visit for a log-in and made the page plain.
    delete document.documentElement.dataset["look"];
  }, []);

  function stay() {
    const away = entry - entryNumber();
    // The entry may not be the router's, and a visit that began here has no member's page behind it.
    if (away) void navigate(away);
    else void navigate(page, { replace: true, state: page.state });
  }

  return (
    <ConfirmDialog
      question={{
        title: t("leave.title"),
        body: t("leave.text"),
        confirmLabel: t("leave.logOut"),
        cancelLabel: t("leave.stay"),
      }}
      failureText={String}
      onAnswer={(leave) => (leave ? session.leave("logged-out") : stay())}
    />
  );
}

/** The current history entry, as the router counts them; NaN for one that is not the router's. */
function entryNumber(): number {
  return Number((window.history.state as { idx?: number } | null)?.idx);
}
