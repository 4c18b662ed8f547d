import { BROWSER_STYLE, forcedDeclarations, withPalette } from "./forced-style.ts";

const MARK = "data-forced-colors";

/**
 * Shows the page as in forced colours, or as it is. A page can't switch the browser's own mode on, so this puts a
 * rewritten copy in place of every style sheet. Styles set by scripts and colours inside pictures stay.
 */
export function forceColors(on: boolean): void {
  document.querySelector(`style[${MARK}]`)?.remove();
  const sheets = [...document.styleSheets];
  for (const sheet of sheets) sheet.disabled = false;
  watcher.disconnect();
  if (!on) return;
  const style = document.createElement("style");
  style.setAttribute(MARK, "");
  style.textContent = [BROWSER_STYLE, ...sheets.flatMap((sheet) => rewritten(sheet.cssRules))].join("\n");
  for (const sheet of sheets) sheet.disabled = true;
  document.head.append(style);
  watcher.observe(document.head, { childList: true });
}

// Parts that load later bring their own style sheets.
const watcher = new MutationObserver(() => forceColors(true));

function rewritten(rules: CSSRuleList): string[] {
  return [...rules].map(rewrittenRule);
}

function rewrittenRule(rule: CSSRule): string {
  if (rule instanceof CSSStyleRule) {
    const own = withPalette(rule.style.cssText);
    return `${rule.selectorText} { ${own} ${forcedDeclarations(rule.style)} ${rewritten(rule.cssRules).join(" ")} }`;
  }
  if (rule instanceof CSSMediaRule) return block(`@media ${forcedMedia(rule.conditionText)}`, rule);
  if (rule instanceof CSSSupportsRule) return block(`@supports ${rule.conditionText}`, rule);
  if (rule instanceof CSSContainerRule) return block(`@container ${rule.conditionText}`, rule);
  if (rule instanceof CSSLayerBlockRule) return block(`@layer ${rule.name}`, rule);
  if (rule instanceof CSSImportRule && rule.styleSheet) return rewritten(rule.styleSheet.cssRules).join("\n");
  return rule.cssText;
}

function block(head: string, { cssRules }: CSSGroupingRule): string {
  return `${head} { ${rewritten(cssRules).join(" ")} }`;
}

function forcedMedia(condition: string): string {
  return condition
    .replaceAll(
      /\(forced-colors:\s*active\)|\(forced-colors\)|\(prefers-contrast:\s*custom\)/g,
      "(min-width: 0)",
    )
    .replaceAll(/\(forced-colors:\s*none\)/g, "(max-width: 0)");
}
