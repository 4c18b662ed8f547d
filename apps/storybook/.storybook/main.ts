import type { StorybookConfig } from "@storybook/react-vite";

/** Collects the stories of every package; has none of its own. */
const config: StorybookConfig = {
  stories: ["../../../packages/*/src/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  framework: "@storybook/react-vite",
  core: { disableTelemetry: true },
  typescript: { reactDocgen: "react-docgen" },
};

export default config;
