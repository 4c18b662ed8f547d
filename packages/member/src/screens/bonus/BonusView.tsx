import { Gift } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ContentSkeleton, EmptyState, type Loadable, LoadableContent, SAMPLE_TEXT } from "@member-wallet/ui";
import type { ActiveBonus } from "../../features/bonus/useActiveBonus.tsx";
import type { ListedBonus } from "../../features/bonus/useBonusList.ts";
import { ActiveBonusView } from "./ActiveBonusView.tsx";
import { BonusCardView } from "./BonusCardView.tsx";
import styles from "./BonusView.module.css";
import { PromotionSearchView } from "./PromotionSearchView.tsx";

interface BonusViewProps {
  active: ActiveBonus;
  list: Loadable<readonly ListedBonus[]>;
  /** The promotion code as typed. */
  code: string;
  onCodeChange: (code: string) => void;
  /** Called with a code in upper case. */
  onSearch: (code: string) => void;
  /** Opens the bonus of a code. */
  onOpen: (code: string) => void;
}

const SAMPLE: readonly ListedBonus[] = Array.from({ length: 4 }, (_, at) => ({
  code: `${SAMPLE_TEXT}${at}`,
  type: "day",
  maxReceived: 1,
  percentFail: null,
  banners: [],
  availability: { kind: "available", current: false, left: null },
}));

/** The bonus page (§2 Bonus): the bonus in use, else the search for a promotion code; below, all bonuses. */
export function BonusView(props: BonusViewProps) {
  const { active, list, code, onCodeChange, onSearch, onOpen } = props;
  const { t } = useTranslation("bonus");
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>{t("heading")}</h1>
      {active.unresolved ?? (
        <LoadableContent
          content={active.content}
          skeleton={
            <ContentSkeleton>
              <PromotionSearchView code="" onCodeChange={onCodeChange} onSearch={onSearch} />
            </ContentSkeleton>
          }
        >
          {(bonus) =>
            bonus === null ? (
              <PromotionSearchView code={code} onCodeChange={onCodeChange} onSearch={onSearch} />
            ) : (
              <ActiveBonusView
                {...bonus}
                cancelling={active.asking || active.pending}
                onCancel={active.cancel}
              />
            )
          }
        </LoadableContent>
      )}
      <section aria-label={t("list")}>
        <LoadableContent
          content={list}
          skeleton={
            <ContentSkeleton>
              <Cards bonuses={SAMPLE} onOpen={onOpen} />
            </ContentSkeleton>
          }
        >
          {(bonuses) =>
            bonuses.length === 0 ? (
              <EmptyState icon={Gift} title={t("empty")} message={t("emptyHint")} />
            ) : (
              <Cards bonuses={bonuses} onOpen={onOpen} />
            )
          }
        </LoadableContent>
      </section>
    </div>
  );
}

interface CardsProps extends Pick<BonusViewProps, "onOpen"> {
  bonuses: readonly ListedBonus[];
}

function Cards({ bonuses, onOpen }: CardsProps) {
  return (
    <ul className={styles.cards}>
      {bonuses.map((bonus) => (
        <li key={bonus.code}>
          <BonusCardView bonus={bonus} onOpen={() => onOpen(bonus.code)} />
        </li>
      ))}
    </ul>
  );
}
