import { ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { StatementPicture } from "@member-wallet/domain";
import {
  Amount,
  Button,
  ContentSkeleton,
  type Loadable,
  LoadableContent,
  MultilingualText,
  SAMPLE_AMOUNT,
  SAMPLE_TEXT,
  SAMPLE_TIME,
  TimeAgo,
} from "@member-wallet/ui";
import type { StatementEntryView } from "@member-wallet/ui/dialogs/statement-entry";
import { ENTRY_ICONS } from "../../statement-entries/entry-icons.ts";
import styles from "./LatestMovementsView.module.css";

/** An entry of the statement, as its row shows it. */
export interface Movement extends Pick<
  StatementEntryView,
  "activity" | "state" | "amount" | "sign" | "createdAt"
> {
  readonly picture: StatementPicture;
  /** Where the money came from or went, other than the wallet: "From Joker"; `null` when that is not known. */
  readonly counterpart: string | null;
}

interface LatestMovementsViewProps {
  /** The newest first. */
  content: Loadable<readonly Movement[]>;
  /** Opens the entry at a position of the list. */
  onOpen: (position: number) => void;
  /** Opens the statement. */
  onAll: () => void;
}

const SAMPLE: readonly Movement[] = Array.from({ length: 3 }, () => ({
  picture: "wallet",
  activity: SAMPLE_TEXT,
  state: "success",
  amount: SAMPLE_AMOUNT,
  sign: "+",
  counterpart: SAMPLE_TEXT,
  createdAt: SAMPLE_TIME,
}));

/** The latest entries of the statement in two lines each, and the way to all of them. */
export function LatestMovementsView({ content, onOpen, onAll }: LatestMovementsViewProps) {
  const { t } = useTranslation("statement");
  return (
    <section className={styles.movements} aria-labelledby="latest-movements">
      <div className={styles.top}>
        <h2 id="latest-movements" className={styles.heading}>
          {t("latest")}
        </h2>
        <Button variant="quiet" size="small" onClick={onAll}>
          {t("all")}
        </Button>
      </div>
      <div className={styles.content}>
        <LoadableContent
          content={content}
          skeleton={
            <ContentSkeleton>
              <Rows movements={SAMPLE} onOpen={onOpen} />
            </ContentSkeleton>
          }
        >
          {(movements) =>
            movements.length === 0 ? (
              <p className={styles.empty}>{t("empty")}</p>
            ) : (
              <Rows movements={movements} onOpen={onOpen} />
            )
          }
        </LoadableContent>
      </div>
    </section>
  );
}

interface RowsProps extends Pick<LatestMovementsViewProps, "onOpen"> {
  movements: readonly Movement[];
}

function Rows({ movements, onOpen }: RowsProps) {
  return (
    <ul className={styles.list}>
      {movements.map((movement, position) => (
        // Entries have no id, and two may be alike.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={position}>
          <MovementRow movement={movement} onOpen={() => onOpen(position)} />
        </li>
      ))}
    </ul>
  );
}

function MovementRow({ movement, onOpen }: { movement: Movement; onOpen: () => void }) {
  const { t } = useTranslation("statement");
  const { activity, counterpart, state, amount, sign, createdAt, picture } = movement;
  const Picture = ENTRY_ICONS[picture];
  return (
    <button type="button" className={styles.row} aria-haspopup="dialog" onClick={onOpen}>
      <Picture className={styles.icon} aria-hidden />
      <span className={styles.what}>
        <span className={styles.activity}>{activity}</span>
        <Amount amount={amount} size="small" sign={sign} tone={state === "failed" ? "muted" : "signed"} />
      </span>
      <span className={styles.detail}>
        {counterpart !== null && (
          <span className={styles.counterpart}>
            <MultilingualText text={counterpart} />
          </span>
        )}{" "}
        {state === "success" ? (
          <TimeAgo at={createdAt} />
        ) : (
          <span className={styles.state} data-state={state}>
            {t(`state.${state}`)}
          </span>
        )}
      </span>
      <ChevronRight className={styles.chevron} aria-hidden />
    </button>
  );
}
