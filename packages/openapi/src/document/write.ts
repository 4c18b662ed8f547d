import { writeFileSync } from "node:fs";
import { DOCUMENT_FILE, documentText } from "./file.ts";

/** `npm run openapi`: writes the document that is checked in. */
writeFileSync(DOCUMENT_FILE, documentText());
console.log(`Wrote ${DOCUMENT_FILE}`);
