import { extensionOf, MEGABYTE, type PickedFile } from "./picked-file.ts";

/** Media types of a slip, as the file picker's `accept` lists them: those of bank apps and screenshots. */
export const SLIP_TYPES: readonly string[] = ["image/png", "image/jpeg", "image/jpg", "image/webp"];

/** The largest slip, as for every image (§5). */
export const SLIP_LIMIT_MEGABYTES = 10;

const SLIP_EXTENSIONS: ReadonlySet<string> = new Set(["png", "jpg", "jpeg", "webp"]);
const HEIC_EXTENSIONS: ReadonlySet<string> = new Set(["heic", "heif"]);

/** Whether a file can be sent as a slip. */
export type SlipFileCheck =
  | { readonly kind: "ok" }
  /** An iPhone photo in Apple's own format: the message asks for a screenshot or a JPEG. */
  | { readonly kind: "heic" }
  /** A picture in another format, or a file of which the browser reports no type and the extension is unknown. */
  | { readonly kind: "unknown-type" }
  | { readonly kind: "not-image" }
  | { readonly kind: "empty" }
  | { readonly kind: "too-large"; readonly limitMegabytes: number };

/** Checks a deposit slip before it is sent. The server checks its bytes again. */
export function checkSlipFile(file: PickedFile): SlipFileCheck {
  const type = file.type.toLowerCase();
  const extension = extensionOf(file.name) ?? "";
  if (!SLIP_TYPES.includes(type)) {
    if (/^image\/hei[cf]/.test(type) || HEIC_EXTENSIONS.has(extension)) return { kind: "heic" };
    if (type !== "" && !type.startsWith("image/")) return { kind: "not-image" };
    // Some in-app browsers report no type, so the extension decides.
    if (type !== "" || !SLIP_EXTENSIONS.has(extension)) return { kind: "unknown-type" };
  }
  if (file.size === 0) return { kind: "empty" };
  return file.size > SLIP_LIMIT_MEGABYTES * MEGABYTE
    ? { kind: "too-large", limitMegabytes: SLIP_LIMIT_MEGABYTES }
    : { kind: "ok" };
}
