import { useTranslation } from "react-i18next";
import { readPromotionCode } from "@member-wallet/domain";
import { Card, FormShell, UpperCaseField, useFormValidation } from "@member-wallet/ui";
import styles from "./PromotionSearchView.module.css";

interface PromotionSearchViewProps {
  /** The code as typed. */
  code: string;
  onCodeChange: (code: string) => void;
  /** Called with a code in upper case. */
  onSearch: (code: string) => void;
}

/** The search for a promotion code, which is required (§5 Promotion code). */
export function PromotionSearchView({ code, onCodeChange, onSearch }: PromotionSearchViewProps) {
  const { t } = useTranslation("bonus");
  const read = readPromotionCode(code);
  const { problems, submit } = useFormValidation({
    problems: { code: read === null ? t("search.missing") : null },
    onValid: () => {
      if (read !== null) onSearch(read);
    },
  });
  return (
    <div className={styles.search}>
      <Card as="section" label={t("search.label")}>
        <FormShell onSubmit={submit} pending={false} error={null} submitLabel={t("search.submit")}>
          <UpperCaseField
            label={t("search.label")}
            value={code}
            onChange={onCodeChange}
            error={problems.code ?? undefined}
            autoComplete="off"
            enterKeyHint="search"
          />
        </FormShell>
      </Card>
    </div>
  );
}
