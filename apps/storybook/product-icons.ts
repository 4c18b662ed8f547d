import { importedIcons } from "@member-wallet/tools/imported-icons";
import type { Plugin } from "vite";

/** The module that has every icon which the product's sources take from lucide-react, by name. */
const MODULE = "virtual:product-icons";

/** The icons that members see: those of stories and tests alone don't count. */
const productIcons = () => importedIcons((path) => !/\.(stories|test)\.tsx?$/.test(path));

/** Gives the gallery its icons. */
export function productIconsModule(): Plugin {
  return {
    name: "member-wallet:product-icons",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: (id) =>
      id === `\0${MODULE}` ? `export { ${productIcons().join(", ")} } from "lucide-react";` : null,
  };
}
