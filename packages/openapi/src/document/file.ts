import { fileURLToPath } from "node:url";
import { openApiDocument } from "./document.ts";

/** The checked-in document. */
export const DOCUMENT_FILE = fileURLToPath(new URL("../../openapi.json", import.meta.url));

/** The document's text, as it is checked in. */
export const documentText = () => `${JSON.stringify(openApiDocument(), null, 2)}\n`;
