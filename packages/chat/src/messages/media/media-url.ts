import { parseUrl } from "@member-wallet/domain";
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
  const parsed = parseUrl(address, `${chatUrl || location.origin}/`);
  const url = parsed && safeUrl(parsed.href, "picture");
  return fileType !== "image" && url?.startsWith("data:") ? null : url;
}
