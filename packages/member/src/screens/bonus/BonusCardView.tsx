import { Check, Gift } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Badge, MultilingualText, safeUrl, useBonusLabels, useMarkupLead } from "@member-wallet/ui";
import type { ListedBonus } from "../../features/bonus/useBonusList.ts";
import styles from "./BonusCardView.module.css";

interface BonusCardViewProps {
  bonus: ListedBonus;
  onOpen: () => void;
}

/** One bonus on its banner's picture, named by its banners' first text: "current" while it is in use, disabled once it is received (§2 Bonus). */
export function BonusCardView({ bonus, onOpen }: BonusCardViewProps) {
  const { t } = useTranslation("bonus");
  const { typeOf, often } = useBonusLabels();
  const { code, type, maxReceived, availability } = bonus;
  const received = availability.kind === "received";
  const lead = useMarkupLead(bonus.banners.find(({ html }) => html.trim() !== "")?.html ?? "");
  const name = lead.kind === "ready" ? lead.value : "";
  return (
    <button
      type="button"
      className={styles.card}
      data-current={availability.current}
      disabled={received}
      onClick={onOpen}
    >
      <BannerPicture bonus={bonus} />
      {(availability.current || received) && (
        <span className={styles.badges}>
          {availability.current && (
            <Badge tone="accent" icon={Gift}>
              {t("current")}
            </Badge>
          )}
          {received && (
            <Badge tone="positive" icon={Check}>
              {t("received")}
            </Badge>
          )}
        </span>
      )}
      <span className={styles.text}>
        <span className={styles.name} data-waiting={lead.kind === "loading"}>
          {name === "" ? typeOf(type) : <MultilingualText text={name} />}
        </span>
        <span className={styles.terms}>{often(type, maxReceived)}</span>
        <span className={styles.code}>{code}</span>
      </span>
    </button>
  );
}

/** The first usable picture of the banners; decorative. Without one, or when it does not load, a gift shows. */
function BannerPicture({ bonus }: { bonus: ListedBonus }) {
  const [broken, setBroken] = useState<string | null>(null);
  const picture = bonus.banners.flatMap(({ image }) => safeUrl(image, "picture") ?? [])[0];
  if (picture === undefined || picture === broken) {
    return (
      <span className={styles.blank}>
        <Gift className={styles.gift} aria-hidden />
      </span>
    );
  }
  return (
    <img
      className={styles.picture}
      src={picture}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBroken(picture)}
    />
  );
}
