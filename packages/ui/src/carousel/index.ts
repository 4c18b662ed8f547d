/** Carousels, in an entry of their own so that only the screens with one load them. */
export { BannerCarousel } from "./BannerCarousel.tsx";
export type { Banner, BannerCarouselLabels, BannerCarouselProps } from "./BannerCarousel.tsx";
export { Coverflow } from "./Coverflow.tsx";
export type { CardPlace, CoverflowLabels, CoverflowProps } from "./Coverflow.tsx";
export { GameCard } from "./GameCard.tsx";
export type { GameCardAccount, GameCardLabels, GameCardProps } from "./GameCard.tsx";
