import { useTranslation } from "react-i18next";
import type { HelpLine } from "@member-wallet/domain";
import { TextLink, webUrl } from "@member-wallet/ui";
import { HelpLineView } from "../../protection/HelpLineView.tsx";
import styles from "./MemberFooterView.module.css";

interface MemberFooterViewProps {
  /** The operator's name and website, as the server sent them; empty until they load. */
  name: string;
  website: string;
  /** The market's help with gambling; absent where it has none. */
  help?: HelpLine | undefined;
}

/**
 * The credit line with the operator's website (§2 Member shell), absent until the operator's name loads, under the
 * help line of the market.
 */
export function MemberFooterView({ name, website, help }: MemberFooterViewProps) {
  const { t } = useTranslation("parts");
  const credit = name && t("footer", { name });
  const href = webUrl(website);
  return (
    <footer className={styles.footer}>
      {help && (
        <div>
          <HelpLineView {...help} />
        </div>
      )}
      {credit && href !== null ? <TextLink href={href}>{credit}</TextLink> : credit}
    </footer>
  );
}
