import type { SiteVital } from "@member-wallet/api";
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";

/** Measures the page load; calls `add` for each value, some only once the page is hidden. */
export function watchVitals(page: string, add: (vital: SiteVital) => void): void {
  const measured = ({ name, value, rating }: Metric) =>
    add({ page, name, value: name === "CLS" ? Number(value.toFixed(3)) : Math.round(value), rating });
  [onCLS, onFCP, onINP, onLCP, onTTFB].forEach((watch) => watch(measured));
}
