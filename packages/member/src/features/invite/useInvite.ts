import { useGetInvitesQuery, useGetWalletQuery } from "@member-wallet/api";
import type { InviteDialogProps } from "@member-wallet/ui/dialogs/invite";
import { PATHS } from "../../navigation/paths.ts";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { useLoadable } from "../../store/useLoadable.ts";
import { ALWAYS_FRESH, useLog, useLogPage } from "../../store/useLog.ts";
import { inviteLink } from "./invite-link.ts";
import { useInviteBonus } from "./useInviteBonus.tsx";
import { supportFor } from "../../support/support-for.ts";

/** The data and actions of the invite dialog (§2 Dialogs). */
export function useInvite(): InviteDialogProps {
  const { close } = useDialogAddress();
  const wallet = useGetWalletQuery(undefined, { refetchOnMountOrArgChange: true });
  const { amount, claimed, phase, receive, resend } = useInviteBonus();
  const logPage = useLogPage();
  const log = useLog(logPage, useGetInvitesQuery(logPage.argument, ALWAYS_FRESH), ({ invites }) =>
    invites.map((row) => ({ name: row.from.name, amount: row.amount, createdAt: row.createdAt })),
  );
  return {
    content: useLoadable({ ...wallet, currentData: wallet.data }, ({ profile }) => ({
      link: inviteLink(window.location.origin, profile._id),
      amount,
    })),
    log,
    phase,
    statementHref: PATHS.statement,
    support: supportFor("claimUnknown", phase, claimed),
    onReceive: receive,
    onResend: resend,
    onPage: logPage.turnTo,
    onClose: close,
  };
}
