import { useGetInvitesQuery, useGetWalletQuery } from "@member-wallet/api";
import type { InviteDialogProps } from "@member-wallet/ui/dialogs/invite";
import { PATHS } from "../../navigation/paths.ts";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { useLoadable } from "../../store/useLoadable.ts";
import { useLog } from "../log/useLog.ts";
import { inviteLink } from "./invite-link.ts";
import { useInviteBonus } from "./useInviteBonus.tsx";

/** The data and actions of the invite dialog (§2 Dialogs). */
export function useInvite(): InviteDialogProps {
  const { close } = useDialogAddress();
  const wallet = useGetWalletQuery(undefined, { refetchOnMountOrArgChange: true });
  const { amount, phase, receive, resend } = useInviteBonus();
  const log = useLog(useGetInvitesQuery, ({ invites }) =>
    invites.map((row) => ({ name: row.from.name, amount: row.amount, createdAt: row.createdAt })),
  );
  return {
    content: useLoadable({ ...wallet, currentData: wallet.data }, ({ profile }) => ({
      link: inviteLink(window.location.origin, profile._id),
      amount,
    })),
    log: log.content,
    phase,
    statementHref: PATHS.statement,
    onReceive: receive,
    onResend: resend,
    onPage: log.turnTo,
    onClose: close,
  };
}
