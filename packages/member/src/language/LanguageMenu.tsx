import { useSyncExternalStore } from "react";
import { useCurrentLanguage, useLanguage } from "./LanguageContext.tsx";
import { LanguageMenuView } from "./LanguageMenuView.tsx";

/** The language picker of the mounted site. */
export function LanguageMenu() {
  const { subscribe, chosen, change } = useLanguage();
  return (
    <LanguageMenuView
      current={useCurrentLanguage()}
      chosen={useSyncExternalStore(subscribe, chosen, chosen)}
      change={change}
    />
  );
}
