/** Pixels along the longer side at least: sharp enough to be scanned off another phone's screen. */
const SIDE = 1024;
/** The white rim that a scanner needs, as a share of the side. */
const QUIET = 0.06;

/**
 * Draws a QR's markup as a PNG on white; `null` when it contains neither an SVG nor an image from an allowed origin. Rejects when it
 * could not be drawn, as where the sanitiser or the image cannot be fetched.
 */
export async function qrImage(markup: string): Promise<Blob | null> {
  const { findQrPicture } = await import("../safe-html/sanitiser.ts");
  const picture = findQrPicture(markup);
  if (picture === null) return null;
  if (picture.kind === "image") return drawn(picture.src);
  const url = URL.createObjectURL(new Blob([sized(picture.xml)], { type: "image/svg+xml" }));
  try {
    return await drawn(url);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/**
 * Gives an SVG a size that is a whole multiple of its own units, so that each square of the code falls on whole
 * pixels; without a size it would be drawn at the browser's guess of 300 × 150.
 */
function sized(xml: string): string {
  const box = /^<svg[^>]*\sviewBox="\s*[\d.-]+[\s,]+[\d.-]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(xml);
  if (!box) return xml;
  const [width, height] = [Number(box[1]), Number(box[2])];
  const scale = Math.ceil(SIDE / Math.max(width, height));
  const opening = /^<svg[^>]*>/.exec(xml)?.[0] ?? "";
  const bare = opening.replace(/\s(?:width|height)="[^"]*"/g, "");
  return xml.replace(
    opening,
    bare.replace("<svg", `<svg width="${width * scale}" height="${height * scale}"`),
  );
}

async function drawn(src: string): Promise<Blob> {
  const image = new Image();
  image.src = src;
  await image.decode();
  // Enlarged by whole steps only: anything else blurs the edges of the squares.
  const scale = Math.ceil(SIDE / Math.max(image.naturalWidth, image.naturalHeight));
  const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale];
  const rim = Math.round(Math.max(width, height) * QUIET);
  const canvas = document.createElement("canvas");
  canvas.width = width + 2 * rim;
  canvas.height = height + 2 * rim;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser cannot draw.");
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingEnabled = false;
  context.drawImage(image, rim, rim, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("The QR could not be written as PNG."))),
      "image/png",
    );
  });
}
