import { useTranslation } from "react-i18next";
import { TextLink } from "../../link/TextLink.tsx";
import { Notice } from "../../notice/Notice.tsx";
import { safeUrl } from "../../safe-html/safe-url.ts";
import { UnresolvedCall } from "../../unresolved-call/UnresolvedCall.tsx";
import type { GameDialogProps } from "./props.ts";

type CallOutcomeNoticeProps = Pick<GameDialogProps, "phase" | "support">;

/** The outcome of the last call that moves no money, where it needs a message. */
export function CallOutcomeNotice({ phase, support }: CallOutcomeNoticeProps) {
  const { t } = useTranslation("game");
  switch (phase.kind) {
    case "idle":
    case "pending":
      return null;
    case "refused":
      return (
        <Notice tone="danger" announced>
          {phase.message}
        </Notice>
      );
    case "unknown":
    case "still-running": {
      const outcome = phase.kind === "unknown" ? "unknown" : "stillRunning";
      return (
        <UnresolvedCall
          title={t(`${outcome}.title`)}
          text={t(`${outcome}.text`)}
          link={null}
          resend={null}
          support={support}
        />
      );
    }
    case "window-blocked":
      return <BlockedWindow href={phase.href} />;
    default:
      return phase satisfies never;
  }
}

function BlockedWindow({ href }: { readonly href: string }) {
  const { t } = useTranslation("game");
  const url = safeUrl(href);
  if (url === null) {
    return (
      <Notice tone="danger" announced>
        {t("blocked.unsafe")}
      </Notice>
    );
  }
  return (
    <Notice
      tone="info"
      announced
      title={t("blocked.title")}
      action={
        <TextLink href={url} variant="button">
          {t("blocked.open")}
        </TextLink>
      }
    >
      {t("blocked.text")}
    </Notice>
  );
}
