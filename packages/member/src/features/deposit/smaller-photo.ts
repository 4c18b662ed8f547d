/** The longest side of a photo that is sent, in pixels: the code on a slip stays readable. */
const LONGEST_SIDE = 2_000;
/** Smaller files are sent unchanged, in bytes. */
const LARGE_BYTES = 1.5 * 1024 * 1024;
const QUALITY = 0.86;

/**
 * Scales a large photo down for slow lines. A file that is small, that the browser cannot read as a picture, or that
 * would not get smaller is returned unchanged: the server decides on it.
 */
export async function smallerPhoto(file: File): Promise<File> {
  if (file.size <= LARGE_BYTES || !file.type.startsWith("image/")) return file;
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return file;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const drawn = draw(picture, canvas);
  picture.close();
  if (!drawn) return file;
  const made = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", QUALITY));
  if (made === null || made.size >= file.size) return file;
  return new File([made], `${file.name.replace(/\.[^.]*$/, "")}.jpg`, { type: made.type });
}

/** Returns whether it was drawn: without memory for a canvas context the picture would be empty. */
function draw(picture: ImageBitmap, canvas: HTMLCanvasElement): boolean {
  const context = canvas.getContext("2d");
  if (context === null) return false;
  // A JPEG has no transparency: a transparent background would turn black, as the text on it is.
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return true;
}
