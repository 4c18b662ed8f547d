import { writeFileSync } from "node:fs";
import { DOCUMENT_FILE, documentText, SOCKET_DOCUMENT_FILE, socketDocumentText } from "./file.ts";

/** `npm run openapi`: writes the documents that are checked in. */
writeFileSync(DOCUMENT_FILE, documentText());
writeFileSync(SOCKET_DOCUMENT_FILE, socketDocumentText());
console.log(`Wrote ${DOCUMENT_FILE} and ${SOCKET_DOCUMENT_FILE}`);
