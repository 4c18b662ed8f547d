import type { StorybookConfig } from "@storybook/react-vite";

/** Collects the stories of ui and member; has none of its own. */
const config: StorybookConfig = {
  stories: ["../../../packages/ui/src/**/*.stories.tsx", "../../../packages/member/src/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  framework: "@storybook/react-vite",
  core: { disableTelemetry: true },
  typescript: { reactDocgen: "react-docgen" },
};

export default config;
