import { renderSVG } from "uqr";

/** The operator's chat account as a QR code: the same place as `lineLink`. */
export function lineQr(): string {
  return renderSVG("https://line.me/R/ti/p/@thonggaming");
}
