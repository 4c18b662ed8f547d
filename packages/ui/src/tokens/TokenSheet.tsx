import { type CSSProperties, type ReactNode, useState } from "react";
import { readTokens, type Site, tokenNames } from "./read-tokens.ts";
import { siteStyle } from "./site-style.ts";
import styles from "./Tokens.module.css";

interface Group {
  readonly title: string;
  readonly names: readonly `--mw-${string}`[];
  readonly specimen: (name: string) => ReactNode;
}

/** Every token of one site, shown under that site's own properties, whatever site the page is dressed for. */
export function TokenSheet({ site, title }: { readonly site: Site; readonly title: string }) {
  const [tokens] = useState(() => readTokens(site));
  const named = (start: string) => tokenNames(tokens, start);

  const groups: readonly Group[] = [
    { title: "Colour roles", names: named("color-"), specimen: swatch },
    {
      title: "Fills",
      names: tokenNames(tokens, "").filter((name) => name.endsWith("-fill")),
      specimen: swatch,
    },
    { title: "Type scale", names: named("size-"), specimen: words },
    { title: "Space", names: named("space-"), specimen: bar },
    { title: "Radius", names: named("radius-"), specimen: (name) => layer({ borderRadius: `var(${name})` }) },
    { title: "Elevation", names: named("shadow-"), specimen: (name) => layer({ boxShadow: `var(${name})` }) },
    { title: "Motion", names: named("motion-"), specimen: (name) => <Mover name={name} /> },
  ];
  const shown = new Set(groups.flatMap((group) => group.names));
  const others = tokenNames(tokens, "").filter((name) => !shown.has(name));

  return (
    <section className={styles.sheet} style={siteStyle(tokens)} aria-label={title}>
      <h2>{title}</h2>
      {[...groups, { title: "Measures", names: others, specimen: () => null }].map((group) => (
        <div key={group.title} className={styles.group}>
          <h3>{group.title}</h3>
          <div className={styles.grid}>
            {group.names.map((name) => (
              <figure key={name} className={styles.token}>
                {group.specimen(name)}
                <figcaption>
                  <b>{name.slice("--mw-".length)}</b>
                  <code>{tokens[name]}</code>
                </figcaption>
              </figure>
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}

function swatch(name: string) {
  return <div className={styles.swatch} style={{ background: `var(${name})` }} />;
}

function words(name: string) {
  return (
    <p className={styles.text} style={{ fontSize: `var(${name})` }}>
      <span lang="th">ที่นี่</span> <span lang="lo">ຜູ້ເຂົ້າ</span> 1,234.50
    </p>
  );
}

function bar(name: string) {
  return <div className={styles.bar} style={{ inlineSize: `var(${name})` }} />;
}

function layer(style: CSSProperties) {
  return <div className={styles.layer} style={style} />;
}

/** A press sends the dot across in the token's time. */
function Mover({ name }: { readonly name: string }) {
  const [there, setThere] = useState(false);
  return (
    <button
      type="button"
      className={styles.mover}
      aria-label={name}
      aria-pressed={there}
      onClick={() => setThere(!there)}
    >
      <span className={styles.dot} style={{ transitionDuration: `var(${name})` }} />
    </button>
  );
}
