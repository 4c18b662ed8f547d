import { checkChatAttachment } from "@member-wallet/domain";

/** The longest sides that are tried, in pixels: what is printed on a slip stays readable. */
const SIDES = [2_560, 1_600] as const;
const QUALITY = 0.86;

/** A JPEG of a picture that is above the limit or of a kind that is not sent; `null` if this browser can't make one. */
export async function preparePicture(file: File): Promise<File | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return null;
  try {
    for (const side of SIDES) {
      const made = await scaled(picture, side);
      if (made === null) return null;
      const name = `${file.name.replace(/\.[^.]*$/, "") || "picture"}.jpg`;
      const jpeg = new File([made], name, { type: made.type });
      if (checkChatAttachment(jpeg).kind === "ok") return jpeg;
    }
    return null;
  } finally {
    picture.close();
  }
}

async function scaled(picture: ImageBitmap, side: number): Promise<Blob | null> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext("2d");
  if (context === null) return null;
  // A JPEG has no transparency: a transparent background would turn black, like the text on it.
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((done) => canvas.toBlob(done, "image/jpeg", QUALITY));
}
