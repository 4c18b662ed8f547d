/** The longest side of a photo that is sent, in pixels: the code on a slip is still read well. */
const LONGEST_SIDE = 2_000;
/** What is smaller than this is sent as it is. */
const LARGE_BYTES = 1.5 * 1024 * 1024;
const QUALITY = 0.86;

/**
 * A large photo, scaled down for slow lines. A file that is small, or that the browser cannot read as a picture, or
 * that would not get smaller, is answered as it is: the server has the last word on it.
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

/** Answers whether it was drawn: a phone short of memory gives no context, and would send an empty picture. */
function draw(picture: ImageBitmap, canvas: HTMLCanvasElement): boolean {
  const context = canvas.getContext("2d");
  if (context === null) return false;
  // A JPEG has no transparency: what shows through would come out black, as the words upon it are.
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return true;
}
