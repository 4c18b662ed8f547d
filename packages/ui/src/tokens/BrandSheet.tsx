import { useMemo, useState } from "react";
import { I18nextProvider, useTranslation } from "react-i18next";
import { satang } from "@member-wallet/domain";
import { Amount } from "../amount/Amount.tsx";
import { StatusBadge } from "../badge/StatusBadge.tsx";
import { Button } from "../button/Button.tsx";
import { Card } from "../card/Card.tsx";
import { TextField } from "../field/TextField.tsx";
import { Notice } from "../notice/Notice.tsx";
import { Heading } from "../text/Heading.tsx";
import { Text } from "../text/Text.tsx";
import { BRAND_TEXTS, type BrandTexts } from "./brand-texts.ts";
import { readTokens, type Site } from "./read-tokens.ts";
import { siteStyle } from "./site-style.ts";
import styles from "./Tokens.module.css";

const COLORS = [
  "ground",
  "surface",
  "surface-raised",
  "field",
  "line",
  "edge",
  "accent",
  "positive",
  "negative",
  "warning",
  "info",
  "danger",
];

const nothing = () => {};

/** The main colours and parts of one site, in the three languages. */
export function BrandSheet({ site, title }: { readonly site: Site; readonly title: string }) {
  const [style] = useState(() => siteStyle(readTokens(site)));
  return (
    <section className={styles.sheet} style={style} aria-label={title} lang="en">
      <Heading level={2}>{title}</Heading>
      <div className={styles.strip}>
        {COLORS.map((color) => (
          <figure key={color} className={styles.token}>
            <div className={styles.swatch} style={{ background: `var(--mw-color-${color})` }} />
            <figcaption>{color}</figcaption>
          </figure>
        ))}
      </div>
      {BRAND_TEXTS.map((texts) => (
        <BrandParts key={texts.language} texts={texts} />
      ))}
    </section>
  );
}

function BrandParts({ texts }: { readonly texts: BrandTexts }) {
  const { i18n } = useTranslation();
  const own = useMemo(() => i18n.cloneInstance({ lng: texts.language }), [i18n, texts.language]);
  return (
    <div className={styles.group} lang={texts.language}>
      <Card variant="hero">
        <Text tone="muted">{texts.wallet}</Text>
        <I18nextProvider i18n={own}>
          <Amount amount={satang(123_456_50)} size="hero" />
        </I18nextProvider>
      </Card>
      <Heading level={3}>{texts.wallet}</Heading>
      <Text>{texts.sentence}</Text>
      <Text tone="muted" size={2}>
        {texts.sentence}
      </Text>
      <div className={styles.row}>
        <Button variant="primary">{texts.deposit}</Button>
        <Button>{texts.withdraw}</Button>
        <Button variant="danger">{texts.cancel}</Button>
        <Button disabled>{texts.withdraw}</Button>
      </div>
      <div className={styles.fields}>
        <TextField label={texts.name} hint={texts.nameHint} value={texts.nameValue} onChange={nothing} />
        <TextField label={texts.name} error={texts.nameError} value="" onChange={nothing} />
      </div>
      <div className={styles.row}>
        <StatusBadge state="success">{texts.success}</StatusBadge>
        <StatusBadge state="in-progress">{texts.inProgress}</StatusBadge>
        <StatusBadge state="failed">{texts.failed}</StatusBadge>
      </div>
      <Notice tone="info">{texts.sentence}</Notice>
      <Notice tone="positive" title={texts.success}>
        {texts.sentence}
      </Notice>
      <Notice tone="warning" title={texts.inProgress}>
        {texts.sentence}
      </Notice>
      <Notice tone="danger" title={texts.failed}>
        {texts.sentence}
      </Notice>
      <Card variant="raised">
        <Text>{texts.sentence}</Text>
      </Card>
    </div>
  );
}
