import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useGetWalletQuery, useReceiveInviteBonusMutation } from "@member-wallet/api";
import type { Satang } from "@member-wallet/domain";
import { type ClaimPhase, useConfirm } from "@member-wallet/ui";
import { useClaims } from "../../money-calls/claims/useClaims.ts";
import { InviteTerms } from "./InviteTerms.tsx";

interface InviteBonusState {
  /** `null` when it is not known. */
  amount: Satang | null;
  /** The amount when it was last claimed: once it is paid, the wallet has none. `null` when it was not known. */
  claimed: Satang | null;
  phase: ClaimPhase<"receive">;
  /** Asks first, with the conditions and what they cost. */
  receive: () => void;
  resend: () => void;
}

/** The invite bonus of the wallet, and receiving it (§4 Invite bonus). Its outcome is a toast (§8). */
export function useInviteBonus(): InviteBonusState {
  const { t } = useTranslation("invite");
  const confirm = useConfirm();
  const invite = useGetWalletQuery().data?.invite ?? null;
  // Cached by name: home and the dialog show the same claim, and send it once.
  const [send, { isLoading }] = useReceiveInviteBonusMutation({ fixedCacheKey: "receive invite bonus" });
  const { phase, claim, resend } = useClaims<"receive">({
    title: t("bonus"),
    refusal: "toast",
    running: isLoading ? "receive" : null,
  });

  const amount = invite?.amount ?? null;
  const [claimed, setClaimed] = useState<Satang | null>(null);

  function receive() {
    setClaimed(amount);
    void confirm({
      title: t("receiving.title"),
      body: <InviteTerms invite={invite} />,
      confirmLabel: t("receive"),
      // The question stays until the answer: a second press must not reach what is behind it.
      run: () => claim("receive", (key) => send({ key }), t("done")),
    });
  }

  return { amount, claimed, phase, receive, resend };
}
