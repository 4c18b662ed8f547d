import { fileURLToPath } from "node:url";
import { asyncApiDocument } from "./async-api.ts";
import { openApiDocument } from "./document.ts";

/** The checked-in document. */
export const DOCUMENT_FILE = fileURLToPath(new URL("../../openapi.json", import.meta.url));

/** The document's text, as it is checked in. */
export const documentText = () => textOf(openApiDocument());

/** The checked-in document of the chat's socket. */
export const SOCKET_DOCUMENT_FILE = fileURLToPath(new URL("../../asyncapi.json", import.meta.url));

/** The text of the socket's document, as it is checked in. */
export const socketDocumentText = () => textOf(asyncApiDocument());

const textOf = (document: object) => `${JSON.stringify(document, null, 2)}\n`;
