import { createElement, type SVGProps } from "react";

/** What lucide-react says of an icon: its parts, as tag and attributes. */
interface IconData {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Its width and height, in px or with a unit. */
  size?: number | string;
}

const LINES = {
  xmlns: "http://www.w3.org/2000/svg",
  width: 24,
  height: 24,
  viewBox: "0 0 24 24",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

/** The icon as lucide-react draws it, but for its class names; a label is the business of what it stands in. */
export default function createIcon({ node }: IconData) {
  const parts = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ size = LINES.width, ...rest }: IconProps) =>
    createElement("svg", { ...LINES, width: size, height: size, "aria-hidden": true, ...rest }, ...parts);
}
