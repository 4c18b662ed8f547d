import { useGetInvitesQuery, useGetWalletQuery } from "@member-wallet/api";
import type { InviteDialogProps } from "@member-wallet/ui/dialogs/invite";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { useLoadable } from "../../store/useLoadable.ts";
import { ALWAYS_FRESH, useLog, useLogPage } from "../../store/useLog.ts";
import { inviteLink } from "./invite-link.ts";
import { useInviteBonus } from "./useInviteBonus.tsx";

/** The data and actions of the invite dialog (§2 Dialogs). */
export function useInvite(): InviteDialogProps {
  const { close } = useDialogAddress();
  const wallet = useGetWalletQuery(undefined, { refetchOnMountOrArgChange: true });
  const { amount, pending, unresolved, receive } = useInviteBonus();
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
    pending,
    unresolved,
    onReceive: receive,
    onPage: logPage.turnTo,
    onClose: close,
  };
}
