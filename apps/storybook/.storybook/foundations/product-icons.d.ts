/** Made by `product-icons.ts` of the workshop: each icon of the product by its name. */
declare module "virtual:product-icons" {
  const icons: Readonly<Record<string, import("@member-wallet/ui").Icon>>;
  export = icons;
}
