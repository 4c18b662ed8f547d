import { QrCode, Share2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../button/Button.tsx";
import { CopyButton } from "../../copy-button/CopyButton.tsx";
import { Notice } from "../../notice/Notice.tsx";
import styles from "./InviteDialog.module.css";
import { InviteQr } from "./InviteQr.tsx";

/** The invite link: to copy, to share where the browser can, and as a QR code for a friend's camera. */
export function InviteLink({ link }: { readonly link: string }) {
  const { t } = useTranslation(["invite", "dialogs"]);
  const [qrShown, setQrShown] = useState(false);
  const [failed, setFailed] = useState(false);

  const share = async () => {
    setFailed(false);
    try {
      await navigator.share({ title: t("dialogs:invite"), text: t("shareText"), url: link });
    } catch (cause) {
      // Closing the share sheet is no failure.
      if (!(cause instanceof DOMException && cause.name === "AbortError")) setFailed(true);
    }
  };

  return (
    <section className={styles.invite} aria-label={t("link")}>
      <p className={styles.lead}>{t("lead")}</p>
      <p className={styles.link}>{link}</p>
      <div className={styles.actions}>
        <CopyButton text={link} label={t("link")}>
          {t("copy")}
        </CopyButton>
        {"share" in navigator && (
          <Button size="small" icon={Share2} onClick={share}>
            {t("share")}
          </Button>
        )}
        <Button size="small" icon={QrCode} aria-expanded={qrShown} onClick={() => setQrShown(!qrShown)}>
          {t(qrShown ? "hideQr" : "showQr")}
        </Button>
      </div>
      {failed && (
        <Notice tone="warning" announced>
          {t("shareFailed")}
        </Notice>
      )}
      {qrShown && <InviteQr link={link} />}
    </section>
  );
}
