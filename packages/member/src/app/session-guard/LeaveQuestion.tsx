import { type RefObject, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { ConfirmDialog } from "@member-wallet/ui";
import { useSession } from "../../session/SessionContext.tsx";
import { entryNumber } from "./useLeaving.ts";

interface LeaveQuestionProps {
  /** Whether to ask. */
  leaving: boolean;
  /** The history entry of the member's page, to return to. */
  entry: RefObject<number>;
}

/** Asks a member who goes to a public page whether to log out: a public page ends the session in every tab (§2). */
export function LeaveQuestion({ leaving, entry }: LeaveQuestionProps) {
  return leaving && <Question entry={entry} />;
}

function Question({ entry }: Pick<LeaveQuestionProps, "entry">) {
  const page = useLocation();
  const { t } = useTranslation("notice");
  const session = useSession();
  const navigate = useNavigate();

  useEffect(() => {
    // The page's head took this visit for a log-in and made the page plain.
    delete document.documentElement.dataset["look"];
  }, []);

  function stay() {
    const away = entry.current - entryNumber();
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
