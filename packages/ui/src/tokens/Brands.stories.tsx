import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { BrandSheet } from "./BrandSheet.tsx";
import styles from "./Tokens.module.css";

/** The same parts on both sites side by side, each in the three languages, whatever the toolbar selects. */
function Brands() {
  return (
    <div className={styles.page}>
      <BrandSheet site="thai" title="Thai site" />
      <BrandSheet site="lao" title="Lao site" />
    </div>
  );
}

const meta = {
  title: "Foundations/Brands",
  component: Brands,
  parameters: { docs: { story: { height: "3460px" } } },
  globals: { viewport: { value: "full" } },
} satisfies Meta<typeof Brands>;
export default meta;

export const SideBySide: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const [thai, lao] = canvas.getAllByRole("button", { name: "Deposit" });
    if (!thai || !lao) throw new Error("A site's button is missing.");
    await expect(getComputedStyle(thai).backgroundImage).not.toBe(getComputedStyle(lao).backgroundImage);
    await expect(getComputedStyle(thai).borderRadius).not.toBe(getComputedStyle(lao).borderRadius);
    await expect(getComputedStyle(thai).minBlockSize).toBe(getComputedStyle(lao).minBlockSize);
  },
};

/** Both sites on a system that replaces all colours: without fills and shadows, but with every border. */
export const ForcedColors: StoryObj<typeof meta> = {
  globals: { colors: "forced" },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole("button", { name: "Deposit" })) {
      const style = getComputedStyle(button);
      await expect([style.backgroundImage, style.boxShadow]).toEqual(["none", "none"]);
      await expect(style.color).toBe("rgb(255, 238, 50)");
    }
    for (const field of canvas.getAllByRole("textbox", { name: "Profile name" })) {
      await expect(getComputedStyle(field).color).toBe("rgb(255, 255, 255)");
    }
  },
};
