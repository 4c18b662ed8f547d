import type { Decorator, Preview } from "@storybook/react-vite";
import { type ComponentProps, createElement, lazy, Suspense, useLayoutEffect } from "react";
import { I18nextProvider } from "react-i18next";
import { defaultDecorateStory } from "storybook/preview-api";
import { configure } from "storybook/test";
import { LANGUAGE_NAMES, LANGUAGES, readLanguage } from "@member-wallet/locales";
import "@fontsource/noto-sans-lao/400.css";
import "@fontsource/noto-sans-lao/700.css";
import "@fontsource/noto-sans-thai/400.css";
import "@fontsource/noto-sans-thai/700.css";
import "@member-wallet/ui/style.css";
import "@member-wallet/ui/tokens/lao.css";
import "@member-wallet/ui/tokens/thai.css";
import { expectNoErrors, listenForErrors } from "./expect-no-errors.ts";
import { expectOneLanguage } from "./expect-one-language.ts";
import { forceColors } from "./forced-colors/force-colors.ts";
import { InToolbarLanguage } from "./samples/in-language.tsx";
import { START } from "./start.ts";
import { texts } from "./texts.ts";
import { followToolbar } from "./toolbar-values.ts";

// What plays in a story waits for parts that load: one second is too short for a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// Lazy, because the tests of stories need no docs page.
const DocsPage = lazy(() => import("./DocsPage.tsx"));
const DocsFrame = lazy(() => import("./DocsFrame.tsx"));

followToolbar();

const IS_TEST = import.meta.env.MODE === "test";

/**
 * For tests: every rule runs, but only what violates one is reported, by its element and its rule; how to mend it stands
 * in the story's panel. A report of all is 40 kB for each story.
 */
const VIOLATIONS = { reporter: "no-passes" };

/** In per cent; an address takes no percent sign. */
const TEXT_SIZES = ["100", "125", "150"];

/** Applies the toolbar to a story: site (of both, the Thai one stands here and the other beside it), language, text size, reduced motion, and forced colours. */
const withToolbar: Decorator = (Story, { globals }) => {
  const language = readLanguage(globals["language"]) ?? "th";
  const root = document.documentElement;
  root.dataset["site"] = globals["site"] === "lao" ? "lao" : "thai";
  root.lang = language;
  root.style.fontSize = `${TEXT_SIZES.find((size) => size === globals["textSize"]) ?? 100}%`;
  if (globals["motion"] === "reduced") root.dataset["motion"] = "reduced";
  else delete root.dataset["motion"];
  return (
    <I18nextProvider i18n={texts}>
      <Story key={language} />
      <ForcedColors key={root.dataset["site"]} on={globals["colors"] === "forced"} />
    </I18nextProvider>
  );
};

/** Applies forced colours; mounted anew for another site, whose tokens are read with the styles. */
function ForcedColors({ on }: { readonly on: boolean }) {
  useLayoutEffect(() => forceColors(on), [on]);
  return null;
}

const preview: Preview = {
  tags: ["autodocs"],
  // Before anything is rendered: a change of language renders what is mounted.
  loaders: [({ globals }) => texts.changeLanguage(readLanguage(globals["language"]) ?? "th")],
  decorators: [withToolbar],
  // Around the story itself, inside every decorator: what it passes is in reach only there.
  applyDecorators: (story, decorators) =>
    defaultDecorateStory((context) => {
      // Its texts are Thai in every language.
      if (context.tags.includes("thai-script")) return createElement(story, context);
      return <InToolbarLanguage story={() => story(context)} />;
    }, decorators),
  // In tests only: a story that is looked at keeps its language, and its errors are read where they are printed.
  beforeEach: IS_TEST ? listenForErrors : () => {},
  afterEach: async (context) => {
    if (!IS_TEST) return;
    await expectNoErrors();
    await expectOneLanguage(context);
  },
  initialGlobals: START.thai,
  globalTypes: {
    site: {
      description: "Theme",
      toolbar: {
        title: "Site",
        icon: "paintbrush",
        items: [
          { value: "thai", title: "Thai site" },
          { value: "lao", title: "Lao site" },
          { value: "both", title: "Both sites" },
        ],
        dynamicTitle: true,
      },
    },
    language: {
      description: "Language of the texts",
      toolbar: {
        title: "Language",
        icon: "globe",
        items: LANGUAGES.map((value) => ({ value, title: LANGUAGE_NAMES[value] })),
        dynamicTitle: true,
      },
    },
    textSize: {
      description: "Text size of the reader",
      toolbar: {
        title: "Text size",
        icon: "zoom",
        items: TEXT_SIZES.map((value) => ({ value, title: `${value}%` })),
        dynamicTitle: true,
      },
    },
    motion: {
      description: "Motion",
      toolbar: {
        title: "Motion",
        icon: "lightning",
        items: [
          { value: "full", title: "Full motion" },
          { value: "reduced", title: "Reduced motion" },
        ],
        dynamicTitle: true,
      },
    },
    colors: {
      description: "Colours",
      toolbar: {
        title: "Colours",
        icon: "contrast",
        items: [
          { value: "brand", title: "Brand colours" },
          { value: "forced", title: "Forced colours" },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    a11y: { test: "error", options: IS_TEST ? VIOLATIONS : {} },
    layout: "padded",
    options: {
      storySort: {
        method: "alphabetical",
        order: [
          "Welcome",
          "Content guide",
          "Patterns",
          "Foundations",
          ["Brands", "Tokens", "Tokens for design tools", "Icons"],
          "Inputs",
          "Money",
          "Feedback",
          "Navigation",
          "Media",
          "Layout",
          "Dialogs",
          ["Dialog"],
          "Chat",
          "Protection",
          "Screens",
        ],
      },
    },
    docs: {
      // A frame each, because an open dialog would cover the page.
      story: { inline: false, height: "640px" },
      source: { type: "code" },
      page: () => (
        <Suspense fallback={null}>
          <DocsPage />
        </Suspense>
      ),
      container: (props: ComponentProps<typeof DocsFrame>) => (
        <Suspense fallback={null}>
          <DocsFrame {...props} />
        </Suspense>
      ),
    },
    viewport: {
      options: {
        phone360: { name: "Phone 360", styles: { width: "360px", height: "800px" } },
        phone390: { name: "Phone 390", styles: { width: "390px", height: "844px" } },
        tablet768: { name: "Tablet 768", styles: { width: "768px", height: "1024px" } },
        wide1280: { name: "Wide 1280", styles: { width: "1280px", height: "800px" } },
        full: { name: "All the room there is", styles: { width: "100%", height: "100%" } },
      },
    },
  },
};

export default preview;
