import { useTranslation } from "react-i18next";
import { formatDateTime, PLAY_KINDS, type PlayMonth, satang } from "@member-wallet/domain";
import { Amount, ContentSkeleton, Heading, type Loadable, LoadableContent } from "@member-wallet/ui";
import styles from "./MyPlayView.module.css";
import paragraph from "./paragraph.module.css";

interface Play {
  months: readonly PlayMonth[];
  /**
   * From when on the statement was counted, in epoch milliseconds: 0 for the whole of it; `null` where an entry could
   * not be read, so that no sum is known.
   */
  since: number | null;
}

interface MyPlayViewProps {
  content: Loadable<Play>;
  /** The member hides amounts: bars would show them. */
  hidden: boolean;
}

const SUM = satang(100_000);
const SAMPLE: Play = {
  since: 0,
  months: [
    {
      start: 0,
      sums: { deposits: SUM, withdrawals: SUM, movedIn: SUM, movedOut: SUM, bonuses: SUM, bonusCosts: SUM },
    },
  ],
};

/** The sums of each month as figures and bars (§2 Player protection). */
export function MyPlayView({ content, hidden }: MyPlayViewProps) {
  return (
    <LoadableContent
      content={content}
      skeleton={
        <ContentSkeleton>
          <Months {...SAMPLE} hidden={hidden} />
        </ContentSkeleton>
      }
    >
      {(play) => <Months {...play} hidden={hidden} />}
    </LoadableContent>
  );
}

function Months({ months, since, hidden }: Play & { hidden: boolean }) {
  const { t } = useTranslation("profile");
  if (months.length === 0) return <p className={paragraph.text}>{t("protection.play.none")}</p>;
  const highest = Math.max(1, ...months.flatMap(({ sums }) => PLAY_KINDS.map((kind) => sums[kind])));
  return (
    <>
      {months.map(({ start, sums }) => (
        <section key={start}>
          <Heading level={4} size={2}>
            {formatDateTime(start).slice("DD/".length, "DD/MM/YYYY".length)}
          </Heading>
          <dl className={styles.sums}>
            {PLAY_KINDS.map((kind) => (
              <div key={kind} className={styles.sum}>
                <dt>{t(`protection.play.kind.${kind}`)}</dt>
                <dd>
                  <Amount amount={since === null ? null : sums[kind]} size="small" />
                </dd>
                {!hidden && since !== null && (
                  <dd className={styles.track} aria-hidden>
                    <span className={styles.bar} style={{ inlineSize: `${(100 * sums[kind]) / highest}%` }} />
                  </dd>
                )}
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p className={paragraph.text}>
        {since === null
          ? t("protection.play.unreadable")
          : since === 0
            ? t("protection.play.whole")
            : t("protection.play.since", { time: formatDateTime(since) })}
      </p>
    </>
  );
}
