import { useTranslation } from "react-i18next";
import { InviteBonus } from "../../claims/InviteBonus.tsx";
import { Dialog } from "../../dialog/Dialog.tsx";
import { LoadableContent } from "../../loadable/LoadableContent.tsx";
import { ContentSkeleton } from "../../skeleton/ContentSkeleton.tsx";
import { SAMPLE_AMOUNT, SAMPLE_TEXT, SAMPLE_TIME } from "../../skeleton/samples.ts";
import { PagedLog } from "../../paged-log/PagedLog.tsx";
import { useLogColumns } from "../../paged-log/useLogColumns.tsx";
import { MultilingualText } from "../../text/MultilingualText.tsx";
import styles from "./InviteDialog.module.css";
import { InviteLink } from "./InviteLink.tsx";
import type { InviteDialogProps } from "./props.ts";

const SAMPLE_LINK = SAMPLE_TEXT.repeat(6);

/** Inviting friends (§2 Dialogs): the link, the bonus for their play, and who registered. */
export function InviteDialog(props: InviteDialogProps) {
  const { content, log, pending, unresolved, onReceive, onPage, onClose } = props;
  const { t } = useTranslation(["invite", "claims", "dialogs"]);
  const columns = useLogColumns();
  return (
    <Dialog title={t("dialogs:invite")} steady onClose={onClose} pending={pending}>
      <div className={styles.content}>
        <LoadableContent
          content={content}
          skeleton={
            <ContentSkeleton>
              <div className={styles.content}>
                <InviteLink link={SAMPLE_LINK} />
                <InviteBonus amount={SAMPLE_AMOUNT} pending={false} onReceive={onReceive} />
              </div>
            </ContentSkeleton>
          }
        >
          {({ link, amount }) => (
            <>
              <InviteLink link={link} />
              {unresolved ?? <InviteBonus amount={amount} pending={pending} onReceive={onReceive} />}
            </>
          )}
        </LoadableContent>
        <PagedLog
          heading={t("log.heading")}
          content={log}
          columns={[
            {
              key: "name",
              header: t("claims:log.name"),
              cell: ({ name }) => <MultilingualText text={name === "" ? t("log.noName") : name} />,
            },
            columns.amount,
            columns.time,
          ]}
          empty={{ title: t("log.empty"), message: t("log.emptyHint") }}
          sample={{ name: SAMPLE_TEXT, amount: SAMPLE_AMOUNT, createdAt: SAMPLE_TIME }}
          onPage={onPage}
        />
      </div>
    </Dialog>
  );
}
