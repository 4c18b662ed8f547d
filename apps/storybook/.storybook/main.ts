import type { StorybookConfig } from "@storybook/react-vite";

/** Collects the stories of ui, chat and member; its own are pages of words. */
const config: StorybookConfig = {
  stories: [
    "./**/*.mdx",
    "../../../packages/ui/src/**/*.stories.tsx",
    "../../../packages/chat/src/**/*.stories.tsx",
    "../../../packages/member/src/**/*.stories.tsx",
  ],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  staticDirs: ["../static"],
  framework: "@storybook/react-vite",
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true },
  typescript: { reactDocgen: "react-docgen" },
};

export default config;
