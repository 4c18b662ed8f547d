import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Location, useLocation, useNavigate } from "react-router-dom";
import { ConfirmDialog } from "@member-wallet/ui";
import { useSession } from "../../session/SessionContext.tsx";

/**
 * Asks a member who goes onto a public page whether to log out: the public shell ends the session in every tab (§2).
 * @param leaving whether that is to be asked; until then the member's page is shown, and remembered as the way back.
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
    // The page's head took this for a log-in that begins, and made it plain.
    delete document.documentElement.dataset["look"];
  }, []);

  function stay() {
    const away = entry - entryNumber();
    // Not every entry is one of the router's, nor is there one of a member's behind a visit that began here.
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
