/** Pixels along the longer side: sharp enough to be scanned off another phone's screen. */
const SIDE = 1024;
/** The white rim that a scanner needs, as a share of the side. */
const QUIET = 0.06;

/** Draws a QR's markup as a PNG on white; rejects when there is no picture in it or it cannot be drawn. */
export async function qrImage(markup: string): Promise<Blob> {
  const { findQrPicture } = await import("../safe-html/sanitiser.ts");
  const picture = findQrPicture(markup);
  if (picture === null) throw new Error("The QR's markup holds neither an SVG nor an image of our own.");
  if (picture.kind === "image") return drawn(picture.src);
  const url = URL.createObjectURL(new Blob([sized(picture.xml)], { type: "image/svg+xml" }));
  try {
    return await drawn(url);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** An SVG without a size of its own would be drawn at the browser's guess of 300 × 150. */
function sized(xml: string): string {
  if (/<svg[^>]*\swidth=/.test(xml)) return xml;
  const box = /viewBox="\s*[\d.-]+[\s,]+[\d.-]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(xml);
  const [width, height] = [Number(box?.[1] ?? SIDE), Number(box?.[2] ?? SIDE)];
  const scale = SIDE / Math.max(width, height);
  return xml.replace("<svg", `<svg width="${width * scale}" height="${height * scale}"`);
}

async function drawn(src: string): Promise<Blob> {
  const image = new Image();
  image.src = src;
  await image.decode();
  const scale = SIDE / Math.max(image.naturalWidth, image.naturalHeight);
  const rim = SIDE * QUIET;
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth * scale + 2 * rim;
  canvas.height = image.naturalHeight * scale + 2 * rim;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser cannot draw.");
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  // Enlarged squares keep their edges.
  context.imageSmoothingEnabled = false;
  context.drawImage(image, rim, rim, canvas.width - 2 * rim, canvas.height - 2 * rim);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("The QR could not be written as PNG."))),
      "image/png",
    );
  });
}
