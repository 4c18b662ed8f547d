import type { StorybookConfig } from "@storybook/react-vite";
import { designTokenFiles } from "../design-tokens.ts";
import { managerTheme } from "../manager-theme.ts";
import { productIconsModule } from "../product-icons.ts";

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
  managerHead: (head) =>
    `${head ?? ""}<script>globalThis.WORKSHOP_THEME = ${JSON.stringify(managerTheme())}</script>`,
  core: { disableTelemetry: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), designTokenFiles(), productIconsModule()],
  }),
  typescript: { reactDocgen: "react-docgen" },
};

export default config;
