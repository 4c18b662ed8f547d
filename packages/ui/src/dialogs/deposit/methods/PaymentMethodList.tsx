import { ChevronRight, Gift, Landmark, QrCode } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { Icon } from "../../../icon/icon.ts";
import { Heading } from "../../../text/Heading.tsx";
import type { DepositMethod } from "../props.ts";
import styles from "./PaymentMethodList.module.css";

const ICONS: Record<DepositMethod["kind"], Icon> = {
  account: Landmark,
  "account-auto": Landmark,
  qr: QrCode,
  "gift-link": Gift,
};

/** The payment methods, one row each: provider, account, and how it works. */
export function PaymentMethodList({
  methods,
  onChoose,
}: {
  readonly methods: readonly DepositMethod[];
  readonly onChoose: (key: string) => void;
}) {
  const { t } = useTranslation("deposit");
  return (
    <section className={styles.methods}>
      <Heading level={3} size={4}>
        {t("ways.heading")}
      </Heading>
      <ul className={styles.list}>
        {methods.map((method) => (
          <li key={method.key}>
            <Method method={method} onChoose={() => onChoose(method.key)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Method({ method, onChoose }: { readonly method: DepositMethod; readonly onChoose: () => void }) {
  const labels = usePaymentMethodLabels(method);
  const Picture = ICONS[method.kind];
  const account = useId();
  return (
    <button type="button" className={styles.method} aria-describedby={account} onClick={onChoose}>
      <span className={styles.medallion}>
        <Picture aria-hidden />
      </span>
      <span className={styles.text}>
        <span className={styles.name}>
          {labels.name} {/* Announced last, as the description. */}
          <span id={account} className={styles.account} aria-hidden>
            {method.account}
          </span>
        </span>
        <span className={styles.how}>{labels.how}</span>
      </span>
      <ChevronRight className={styles.onward} aria-hidden />
    </button>
  );
}

/** The name of a payment method, and how it works in one line. */
export function usePaymentMethodLabels({ kind, name }: DepositMethod): {
  readonly name: string;
  readonly how: string;
} {
  const { t } = useTranslation("deposit");
  switch (kind) {
    case "account":
      return { name, how: t("ways.account") };
    case "account-auto":
      return { name, how: t("ways.accountAuto") };
    case "qr":
      return { name, how: t("ways.qr") };
    case "gift-link":
      return { name: t("ways.giftLink"), how: t("ways.giftLinkHint") };
    default:
      return kind satisfies never;
  }
}
