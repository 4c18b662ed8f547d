import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useGetWalletQuery } from "@member-wallet/api";
import type { Satang } from "@member-wallet/domain";
import { useConfirm } from "@member-wallet/ui";
import { usePlace } from "../../money-calls/record/usePlace.tsx";
import { InviteTerms } from "./InviteTerms.tsx";

interface InviteBonusState {
  /** `null` when it is not known. */
  amount: Satang | null;
  /** It is being received. */
  pending: boolean;
  /** Stands in its place: a claim whose end is not known; `null` without one. */
  unresolved: ReactNode;
  /** Asks first, with the conditions and what they cost. */
  receive: () => void;
}

/** The invite bonus of the wallet, and receiving it (§4 Invite bonus). Its outcome is a toast (§8). */
export function useInviteBonus(): InviteBonusState {
  const { t } = useTranslation("invite");
  const confirm = useConfirm();
  const invite = useGetWalletQuery().data?.invite ?? null;
  const amount = invite?.amount ?? null;
  const { begin, takeBack, pending, unresolved } = usePlace("invite-bonus");

  function receive() {
    void confirm({
      title: t("receiving.title"),
      body: <InviteTerms invite={invite} />,
      confirmLabel: t("receive"),
      // The question stays until the answer: a second press must not reach what is behind it.
      run: () => begin({ kind: "invite-bonus", amount }),
      onBack: takeBack,
    });
  }

  return { amount, pending: pending !== null, unresolved, receive };
}
