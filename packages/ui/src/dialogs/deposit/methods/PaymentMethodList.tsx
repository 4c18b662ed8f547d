import { ChevronRight, Zap } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "../../../badge/Badge.tsx";
import { Heading } from "../../../text/Heading.tsx";
import { MultilingualText } from "../../../text/MultilingualText.tsx";
import type { DepositMethod } from "../props.ts";
import { MethodMark } from "./MethodMark.tsx";
import styles from "./PaymentMethodList.module.css";
import { usePaymentMethodLabels } from "./usePaymentMethodLabels.ts";

type Kind = DepositMethod["kind"];

/** The group of each kind. */
const GROUPS = {
  qr: "qr",
  "account-auto": "account",
  account: "account",
  "gift-link": "giftLink",
} as const satisfies Record<Kind, string>;

/** These credit the money by themselves, the first the fastest. */
const AUTOMATIC: readonly Kind[] = ["qr", "account-auto"];

interface PaymentMethodListProps {
  readonly methods: readonly DepositMethod[];
  /** The key of the method chosen last; `null` for none. */
  readonly latest: string | null;
  readonly onChoose: (key: string) => void;
}

/** The payment methods in groups, the one chosen last before them: a row each with bank, account, and how it works. */
export function PaymentMethodList({ methods, latest, onChoose }: PaymentMethodListProps) {
  const { t } = useTranslation("deposit");
  const fastest = AUTOMATIC.find((kind) => methods.some((method) => method.kind === kind)) ?? null;
  const groupOf = ({ key, kind }: DepositMethod) => (key === latest ? "latest" : GROUPS[kind]);
  const groups = [...new Set(methods.map(groupOf))];
  return (
    <section className={styles.methods}>
      <Heading level={3} size={4}>
        {t("methods.heading")}
      </Heading>
      {groups.map((name) => (
        <MethodGroup
          key={name}
          heading={t(`methods.group.${name}`)}
          methods={methods.filter((method) => groupOf(method) === name)}
          fastest={fastest}
          onChoose={onChoose}
        />
      ))}
    </section>
  );
}

interface MethodGroupProps extends Omit<PaymentMethodListProps, "latest"> {
  readonly heading: string;
  /** The fastest kind of the whole list; `null` for none. */
  readonly fastest: Kind | null;
}

function MethodGroup({ heading, methods, fastest, onChoose }: MethodGroupProps) {
  const id = useId();
  const allFastest = methods.every(({ kind }) => kind === fastest);
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h4 id={id} className={styles.heading}>
        {heading} {allFastest && <FastestBadge />}
      </h4>
      <ul className={styles.list}>
        {methods.map((method) => (
          <li key={method.key}>
            <Method
              method={method}
              fastest={!allFastest && method.kind === fastest}
              onChoose={() => onChoose(method.key)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function FastestBadge() {
  const { t } = useTranslation("deposit");
  return (
    <Badge tone="positive" icon={Zap}>
      {t("methods.fastest")}
    </Badge>
  );
}

interface MethodProps {
  readonly method: DepositMethod;
  readonly fastest: boolean;
  readonly onChoose: () => void;
}

function Method({ method, fastest, onChoose }: MethodProps) {
  const { name, how } = usePaymentMethodLabels(method);
  return (
    <button type="button" className={styles.method} onClick={onChoose}>
      <MethodMark method={method} />
      <span className={styles.text}>
        <span className={styles.name}>
          <MultilingualText text={name} />{" "}
          {method.account !== "" && (
            <span className={styles.account}>
              <MultilingualText text={method.account} />
            </span>
          )}
        </span>{" "}
        <span className={styles.how}>{how}</span> {fastest && <FastestBadge />}
      </span>
      <ChevronRight className={styles.onward} aria-hidden />
    </button>
  );
}
