/** The operator's banners before a dialog, a chunk of their own. */
export { BannersDialog } from "./BannersDialog.tsx";
export type { BannersDialogProps } from "./BannersDialog.tsx";
export { isShown } from "../../carousel/banners/BannerCarousel.tsx";
