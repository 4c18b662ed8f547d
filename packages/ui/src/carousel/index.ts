/** Carousels: an entry point of their own, so that only screens with a carousel load them. */
export { BannerCarousel } from "./BannerCarousel.tsx";
export type { Banner, BannerCarouselLabels, BannerCarouselProps } from "./BannerCarousel.tsx";
export { Coverflow } from "./Coverflow.tsx";
export type { CardPlace } from "./card-place.ts";
export type { CoverflowLabels, CoverflowProps } from "./Coverflow.tsx";
export { GameCard } from "./GameCard.tsx";
export type { GameCardAccount, GameCardLabels, GameCardProps } from "./GameCard.tsx";
