import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { TokenSheet } from "./TokenSheet.tsx";
import styles from "./Tokens.module.css";

/** The tokens of both sites side by side, as the sheets declare them. */
function Tokens() {
  return (
    <div className={styles.page} lang="en">
      <TokenSheet site="thai" title="Thai site" />
      <TokenSheet site="lao" title="Lao site" />
    </div>
  );
}

const meta = {
  title: "Foundations/Tokens",
  component: Tokens,
  parameters: { docs: { story: { height: "4660px" } } },
  globals: { viewport: { value: "full" } },
} satisfies Meta<typeof Tokens>;
export default meta;

export const BothSites: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const thai = getComputedStyle(canvas.getByRole("region", { name: "Thai site" }));
    const lao = getComputedStyle(canvas.getByRole("region", { name: "Lao site" }));
    for (const role of ["--mw-color-ground", "--mw-color-accent", "--mw-radius-m"]) {
      await expect(thai.getPropertyValue(role)).not.toBe("");
      await expect(lao.getPropertyValue(role)).not.toBe(thai.getPropertyValue(role));
    }
    await expect(thai.getPropertyValue("--mw-space-4")).toBe(lao.getPropertyValue("--mw-space-4"));
  },
};
