import type { ReactNode } from "react";
import { formatDateTime, type LongestTime, MISSING, type StatementState } from "@member-wallet/domain";
import { useTranslation } from "react-i18next";
import { Amount } from "../../amount/Amount.tsx";
import { StatusBadge } from "../../badge/StatusBadge.tsx";
import { Button } from "../../button/Button.tsx";
import { type MoneyStep, MoneySteps } from "../../money-steps/MoneySteps.tsx";
import { TableShell } from "../../table/TableShell.tsx";
import type { SlipReasonCode, SlipRow } from "./props.ts";
import { SLIP_ADVICE } from "./slip-advice.ts";
import styles from "./SlipTable.module.css";

interface SlipTableProps {
  readonly rows: readonly SlipRow[];
  /** How long the latest slips took; `null` when that is not known. */
  readonly recent: LongestTime | null;
  readonly followed: string | null;
  /** Reference of the slip whose picture is loading. */
  readonly opening: string | null;
  /** Another page is loading: the old rows stay, dimmed. */
  readonly pending: boolean;
  /** How to reach support about a slip that was not accepted. */
  readonly support: (slip: SlipRow) => ReactNode;
  readonly onView: (reference: string) => void;
}

/** The slips in four columns; on a phone each is a card, for four columns of Thai or Lao do not fit one. */
export function SlipTable({ rows, recent, followed, opening, pending, support, onView }: SlipTableProps) {
  const { t } = useTranslation("slips");
  return (
    <div className={styles.frame}>
      <TableShell
        caption={t("caption")}
        pending={pending}
        className={styles.table}
        aria-busy={pending || undefined}
      >
        <thead className={styles.head}>
          <tr>
            <th scope="col">{t("column.receivedAt")}</th>
            <th scope="col" data-align="end">
              {t("column.amount")}
            </th>
            <th scope="col">{t("column.status")}</th>
            <th scope="col">{t("column.view")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <Row
              key={`${row.reference} ${at}`}
              row={row}
              recent={recent}
              followed={row.reference === followed}
              opening={row.reference === opening}
              support={row.state === "failed" && support(row)}
              onView={onView}
            />
          ))}
        </tbody>
      </TableShell>
    </div>
  );
}

interface RowProps {
  readonly row: SlipRow;
  readonly recent: LongestTime | null;
  readonly followed: boolean;
  readonly opening: boolean;
  readonly support: ReactNode;
  readonly onView: (reference: string) => void;
}

function Row({ row, recent, followed, opening, support, onView }: RowProps) {
  const { t } = useTranslation("slips");
  const time = formatDateTime(row.receivedAt);
  return (
    <tr className={styles.row} data-followed={followed} aria-current={followed || undefined}>
      <td className={styles.time}>
        <time dateTime={row.receivedAt}>{time}</time>
        {followed && <span className={styles.mark}>{t("followed")}</span>}
      </td>
      <td data-align="end">
        <Amount amount={row.amount} size="small" />
      </td>
      <td className={styles.status}>
        <Status state={row.state} reason={row.reason} />
        {support}
        {(row.state === "in-progress" || (followed && row.state === "success")) && (
          <Steps {...row} recent={recent} />
        )}
      </td>
      <td className={styles.view}>
        {row.reference === "" ? (
          MISSING
        ) : (
          <Button
            size="small"
            pending={opening}
            aria-label={t("viewOf", { time })}
            onClick={() => onView(row.reference)}
          >
            {t("view")}
          </Button>
        )}
      </td>
    </tr>
  );
}

/** When the slip came, and whether its money is there: of one that is in progress or followed. */
function Steps({ receivedAt, state, endedAt, recent }: SlipRow & Pick<RowProps, "recent">) {
  const { t } = useTranslation("acts");
  const now: MoneyStep =
    state === "success"
      ? { state: "done", text: t("steps.arrived"), at: endedAt }
      : {
          state: "now",
          text: t("steps.slip.checking"),
          at: null,
          recent,
        };
  return (
    <div className={styles.steps}>
      <MoneySteps steps={[{ state: "done", text: t("steps.slip.received"), at: receivedAt }, now]} />
    </div>
  );
}

/** The state of a slip, with the reason in brackets, and what to do about it (§8). */
function Status({
  state,
  reason,
}: {
  readonly state: StatementState;
  readonly reason: SlipReasonCode | null;
}) {
  const { t } = useTranslation(["slips", "errors"]);
  const badge = <StatusBadge state={state}>{t(`slips:state.${state}`)}</StatusBadge>;
  if (reason === null) return badge;
  return (
    <>
      {badge} <span className={styles.reason}>({t(`errors:slipReason.${reason}`)})</span>
      {state === "failed" && <p className={styles.advice}>{t(`slips:advice.${SLIP_ADVICE[reason]}`)}</p>}
    </>
  );
}
