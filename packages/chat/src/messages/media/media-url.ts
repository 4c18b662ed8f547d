import { safeUrl } from "@member-wallet/ui";

/**
 * The address of a media file (§3), relative ones resolved against the chat backend; `null` when there is none or it is
 * refused. Pictures may also be data images, which only an `<img>` shows; videos and files come from the web.
 * @param chatUrl the backend's origin; `""` for the page's own.
 */
export function mediaUrl(
  chatUrl: string,
  address: string,
  fileType: "image" | "video" | "file",
): string | null {
  const base = `${chatUrl || location.origin}/`;
  if (address.trim() === "" || !URL.canParse(address, base)) return null;
  const url = safeUrl(new URL(address, base).href, "picture");
  return fileType !== "image" && url?.startsWith("data:") ? null : url;
}
