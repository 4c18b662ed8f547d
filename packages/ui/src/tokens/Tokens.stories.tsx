import type { Meta, StoryObj } from "@storybook/react-vite";
import styles from "./Tokens.module.css";

const COLOURS =
  "ground ground-glow surface surface-raised field text text-muted line edge accent accent-strong accent-deep on-accent accent-soft positive positive-soft negative negative-soft warning warning-soft info info-soft danger on-danger focus scrim";
const STEPS = [1, 2, 3, 4, 5, 6, 7, 8];
const RADII = ["s", "m", "l", "full"];

/** Every token of the site that the toolbar names. */
function Tokens() {
  return (
    <div className={styles.page}>
      <h2>Colour roles</h2>
      <div className={styles.grid}>
        {COLOURS.split(" ").map((role) => (
          <figure key={role}>
            <div className={styles.swatch} style={{ background: `var(--mw-color-${role})` }} />
            <figcaption>{role}</figcaption>
          </figure>
        ))}
      </div>
      <h2>Fills and shadows</h2>
      <div className={styles.grid}>
        {["ground", "surface", "hero", "accent"].map((fill) => (
          <figure key={fill}>
            <div className={styles.swatch} style={{ background: `var(--mw-${fill}-fill)` }} />
            <figcaption>{fill}-fill</figcaption>
          </figure>
        ))}
        {["1", "2", "3", "accent"].map((shadow) => (
          <figure key={shadow}>
            <div className={styles.layer} style={{ boxShadow: `var(--mw-shadow-${shadow})` }} />
            <figcaption>shadow-{shadow}</figcaption>
          </figure>
        ))}
      </div>
      <h2>Type</h2>
      {STEPS.slice(0, 7).map((step) => (
        <p key={step} style={{ fontSize: `var(--mw-size-${step})` }}>
          {step} ที่นี่ ຜູ້ເຂົ້າ 1,234.50
        </p>
      ))}
      <h2>Space and radius</h2>
      {STEPS.map((step) => (
        <div key={step} className={styles.bar} style={{ inlineSize: `var(--mw-space-${step})` }} />
      ))}
      <div className={styles.grid}>
        {RADII.map((radius) => (
          <figure key={radius}>
            <div className={styles.layer} style={{ borderRadius: `var(--mw-radius-${radius})` }} />
            <figcaption>radius-{radius}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}

const meta = { title: "Tokens", component: Tokens } satisfies Meta<typeof Tokens>;
export default meta;

export const All: StoryObj<typeof meta> = {};
