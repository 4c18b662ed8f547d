/** The longest side of a photo to send, in pixels: the code on a slip stays readable. */
const LONGEST_SIDE = 2_000;
/** Smaller files are sent unchanged, in bytes. */
const LARGE_BYTES = 1.5 * 1024 * 1024;
const QUALITY = 0.86;

/**
 * Scales a large photo down for slow connections. Returns a small file, one that the browser can't read as a picture,
 * and one that would not get smaller unchanged: the server decides on it.
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
  // A JPEG has no transparency: a transparent background would turn black, like the text on it.
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return true;
}
