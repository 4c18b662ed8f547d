/** Carousels: an entry point of their own, so that only screens with a carousel load them. */
export { BannerCarousel } from "./banners/BannerCarousel.tsx";
export type { Banner, BannerCarouselLabels, BannerCarouselProps } from "./banners/BannerCarousel.tsx";
export { Coverflow } from "./coverflow/Coverflow.tsx";
export type { CardPlace } from "./coverflow/card-place.ts";
export type { CoverflowLabels, CoverflowProps } from "./coverflow/Coverflow.tsx";
export { GameCard } from "./GameCard.tsx";
export type { GameCardAccount, GameCardLabels, GameCardProps } from "./GameCard.tsx";
export { GameTile } from "./GameTile.tsx";
export type { GameTileProps } from "./GameTile.tsx";
