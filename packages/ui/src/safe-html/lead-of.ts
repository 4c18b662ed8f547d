/** The text of the first heading, paragraph or list item of cleaned markup that has one, else all of its text. */
export function leadOf(clean: TrustedHTML): string {
  const { body } = new DOMParser().parseFromString(clean as unknown as string, "text/html");
  const blocks = [...body.querySelectorAll("h1, h2, h3, h4, h5, h6, p, li, td")];
  const texts = [...blocks, body].map(({ textContent }) => textContent.replaceAll(/\s+/g, " ").trim());
  return texts.find((text) => text !== "") ?? "";
}
