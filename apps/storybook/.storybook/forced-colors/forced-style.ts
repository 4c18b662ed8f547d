/** Windows' theme "Night sky", for the colours that a page can name, in lower case. */
const PALETTE: Readonly<Record<string, string>> = {
  canvas: "#000000",
  canvastext: "#ffffff",
  linktext: "#8080ff",
  visitedtext: "#8080ff",
  activetext: "#8080ff",
  buttonface: "#000000",
  buttontext: "#ffee32",
  buttonborder: "#ffee32",
  field: "#000000",
  fieldtext: "#ffffff",
  highlight: "#d6b4fd",
  highlighttext: "#2b2b2b",
  selecteditem: "#d6b4fd",
  selecteditemtext: "#2b2b2b",
  mark: "#ffff00",
  marktext: "#000000",
  graytext: "#a6a6a6",
  accentcolor: "#d6b4fd",
  accentcolortext: "#2b2b2b",
};

const NAMED = new RegExp(String.raw`(?<![\w#.-])(?:${Object.keys(PALETTE).join("|")})(?![\w(-])`, "gi");

/** What the browser itself gives to elements in forced colours; below everything that the page declares. */
export const BROWSER_STYLE = withPalette(`@layer forced-browser {
  :root { color-scheme: dark; background: Canvas; color: CanvasText; }
  a:any-link { color: LinkText; }
  button, ::file-selector-button { color: ButtonText; background-color: ButtonFace; border-color: ButtonBorder; }
  input, select, textarea { color: FieldText; background-color: Field; border-color: ButtonBorder; }
  dialog { color: CanvasText; background-color: Canvas; }
  :disabled { color: GrayText; border-color: GrayText; }
  ::placeholder { color: GrayText; }
}`);

/** A CSS text with the names of system colours replaced by the theme's. */
export function withPalette(css: string): string {
  return css.replace(NAMED, (name) => PALETTE[name.toLowerCase()] ?? name);
}

/** The declarations that forced colours put in place of a rule's own colours; `""` where it has none. */
export function forcedDeclarations(style: CSSStyleDeclaration): string {
  if (style.getPropertyValue("forced-color-adjust") === "none") return "";
  return Array.from(declaredProperties(style), (name) => forced(name, style.getPropertyValue(name))).join("");
}

/** The properties with a value, with the shorthands (`background`), whose own parts are empty if they use `var()`. */
function declaredProperties(style: CSSStyleDeclaration): Set<string> {
  return new Set([...style, ...SHORTHANDS].filter((name) => style.getPropertyValue(name) !== ""));
}

const BORDERS = ["", "-top", "-right", "-bottom", "-left"]
  .concat(["block", "inline"].flatMap((axis) => [`-${axis}`, `-${axis}-start`, `-${axis}-end`]))
  .map((side) => `border${side}`);
const LINES = [...BORDERS, "outline", "column-rule"];
const SHORTHANDS = ["background", ...LINES];

function forced(name: string, value: string): string {
  if (namesSystemColor(value)) return "";
  if (name === "background" || name === "background-color") return forcedBackground(value);
  if (name === "background-image") return value.includes("url(") ? "" : "background-image: none;";
  if (name === "box-shadow" || name === "text-shadow") return `${name}: none;`;
  if (name === "accent-color" || name === "caret-color" || name === "scrollbar-color")
    return `${name}: auto;`;
  if (name === "color" || name === "text-decoration-color") return inheritedOr(name, value);
  const line = LINES.find((shorthand) => name === shorthand || name === `${shorthand}-color`);
  if (line !== undefined) return `${line}-color: revert-layer;`;
  return "";
}

function namesSystemColor(value: string): boolean {
  return value.search(NAMED) >= 0;
}

function inheritedOr(name: string, value: string): string {
  return value === "inherit" || /^currentcolor$/i.test(value) ? "" : `${name}: revert-layer;`;
}

/** The page's colour of the theme, as opaque as the declared background is. */
function forcedBackground(value: string): string {
  if (value.includes("url(")) return "";
  const probe = document.createElement("div");
  probe.style.background = value;
  document.body.append(probe);
  const color = getComputedStyle(probe).backgroundColor;
  probe.remove();
  const opacity = /(?:^rgba\(.*,|\/)\s*([\d.]+)\)$/.exec(color)?.[1] ?? "1";
  return `background-color: rgb(0 0 0 / ${opacity}); background-image: none;`;
}
