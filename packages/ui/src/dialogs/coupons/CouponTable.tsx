import { formatCount } from "@member-wallet/domain";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../button/Button.tsx";
import { useConfirm } from "../../feedback/useConfirm.ts";
import { LoadableContent } from "../../loadable/LoadableContent.tsx";
import { ContentSkeleton } from "../../skeleton/ContentSkeleton.tsx";
import { SAMPLE_TEXT } from "../../skeleton/samples.ts";
import { EmptyState } from "../../state/EmptyState.tsx";
import { clampPage } from "../../table/page-links.ts";
import { Pager } from "../../table/Pager.tsx";
import { TableShell } from "../../table/TableShell.tsx";
import type { CouponRow, CouponTableProps } from "./props.ts";
import styles from "./CouponTable.module.css";

/** How many coupons a page has (§9). */
const PAGE_SIZE = 3;

const SAMPLE: readonly CouponRow[] = [{ id: "", label: SAMPLE_TEXT, amount: 1 }];

/** The coupons that were won, each to be claimed after a confirm (§2, §4). */
export function CouponTable({ coupons, ...calls }: CouponTableProps) {
  const { t } = useTranslation("wheel");
  return (
    <>
      {calls.unresolved}
      <LoadableContent
        content={coupons}
        skeleton={
          <ContentSkeleton>
            <Pages {...calls} rows={SAMPLE} />
          </ContentSkeleton>
        }
      >
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title={t("coupons.empty")} message={t("coupons.emptyHint")} />
          ) : (
            <Pages {...calls} rows={rows} />
          )
        }
      </LoadableContent>
    </>
  );
}

type Calls = Omit<CouponTableProps, "coupons">;

interface PagesProps extends Calls {
  readonly rows: readonly CouponRow[];
}

function Pages({ rows, ...calls }: PagesProps) {
  const { t } = useTranslation("wheel");
  const [wanted, turnTo] = useState(1);
  const pages = Math.ceil(rows.length / PAGE_SIZE);
  // A claimed coupon may have been the only one of its page.
  const page = clampPage(wanted, pages);
  return (
    <>
      <TableShell caption={t("coupons.caption")} pending={false} className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t("coupons.prize")}</th>
            <th scope="col" data-align="end">
              {t("coupons.amount")}
            </th>
            <th scope="col" data-align="end">
              {t("coupons.claimColumn")}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((row) => (
            <Row key={row.id} {...calls} row={row} />
          ))}
        </tbody>
      </TableShell>
      <Pager page={page} pages={pages} onPage={turnTo} />
    </>
  );
}

interface RowProps extends Calls {
  readonly row: CouponRow;
}

function Row({ row, claiming, unresolved, onClaim }: RowProps) {
  const { t } = useTranslation("wheel");
  const confirm = useConfirm();

  async function ask() {
    await confirm({
      title: t("coupons.confirmTitle"),
      body: t("coupons.confirmText", { prize: row.label }),
      confirmLabel: t("coupons.confirm"),
      // The question stays until the answer: a second press must not reach what is behind it.
      run: () => onClaim(row.id),
    });
  }

  return (
    <tr>
      <td className={styles.label}>{row.label}</td>
      <td data-align="end">
        <span className={styles.term} aria-hidden>
          {t("coupons.amount")}
        </span>
        {formatCount(row.amount)}
      </td>
      <td data-align="end">
        <Button
          size="small"
          pending={claiming === row.label}
          disabled={unresolved !== null || (claiming !== null && claiming !== row.label)}
          aria-label={t("coupons.claimOf", { prize: row.label })}
          onClick={() => void ask()}
        >
          {t("coupons.claim")}
        </Button>
      </td>
    </tr>
  );
}
