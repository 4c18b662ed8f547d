import { use } from "react";
import { useTranslation } from "react-i18next";
import { HiddenAmounts, UnresolvedAct, useConfirm } from "@member-wallet/ui";
import { ContactSupport } from "../../support/ContactSupport.tsx";
import type { Act, OpenStand } from "./act.ts";
import { ACT_VIEWS, listOf } from "./act-views.ts";
import { useActText } from "./useActText.ts";
import { useRecord } from "./useRecord.ts";

/** An act whose end is not known, in the place of its form. */
export function OpenAct({ act }: { act: Act & { stand: OpenStand } }) {
  const { t } = useTranslation("acts");
  const { asked, key, began, stand } = act;
  const record = useRecord();
  const confirm = useConfirm();
  const textOf = useActText();
  // Forms show amounts; home, which shows the invite bonus, hides them.
  const hidden = use(HiddenAmounts) !== null;
  const list = listOf(asked.kind);
  const amount = "amount" in asked ? asked.amount : null;

  async function begin() {
    const confirmed = await confirm({
      title: t("another.title"),
      body: t(`another.${list?.kind ?? "plain"}`),
      confirmLabel: t("another.begin"),
      cancelLabel: t("another.keep"),
    });
    if (confirmed) record.giveUp(key);
  }

  return (
    <UnresolvedAct
      what={textOf(asked, hidden)}
      began={began}
      state={stand.kind === "sending" ? "confirming" : stand.kind}
      list={list}
      support={<ContactSupport what={ACT_VIEWS[asked.kind].support.unknown} amount={amount} time={began} />}
      onResend={
        stand.kind !== "sending" && stand.resend && record.canResend(act) ? () => record.resend(key) : null
      }
      onAnother={() => void begin()}
    />
  );
}
