import { AREAS, type Call, CALLS } from "@member-wallet/api/calls";
import { HEADERS, MESSAGE_CODES, WALLET_MARKER } from "@member-wallet/api/wire";
import { describeCall, isChangingGet } from "./describe-call.ts";
import { namedSchemas, referenceTo, schemaOf } from "./json-schema.ts";
import { SOCKET } from "./socket.ts";
import { WIRE_VERSION } from "./wire-version.ts";

const INTRODUCTION = `The wire between the member wallet sites and an operator's backend.

- Money is a JSON number in baht with at most two decimals. Times are ISO 8601 in UTC.
- A success is 2xx. A failure is 4xx or 5xx with \`{ "message": CODE }\`; the code is of the catalogue.
- A call with no or an invalid token is answered with 401 and \`invalid-token\`, which ends the session. So do \`UNAUTHORIZED\`, \`EXPIRED_AUTH_TOKEN\` and \`INVALID_USER_1\` to \`INVALID_USER_4\` in a refusal of a member's call, at any status: use them for nothing else. The message \`gone\`, at any status, closes the service.
- A GET that changes something is marked; refuse it without the header \`${HEADERS.marker}\`, with 403 and \`UNAUTHORIZED\`.
- A call that moves or promises something carries \`${HEADERS.idempotencyKey}\`. A server that supports it does the same key of the same member and call once, repeats the first answer byte for byte for 24 hours (successes, and refusals with 4xx), and echoes the header. 401, 408, 413, 425 and 429 are neither kept nor echoed. Same key with another path or body: 422 \`KEY_INVALID\`; the first still running: 409 \`REQUEST_LIMIT\`. A file is compared by its bytes, not by the form's boundary.
- A call waits 60 s for its answer, an upload 300 s.
- The schemas say what a server should send; further fields are allowed. The clients read more than they say; the conformance check tells what.
- The whole of it, with CORS: docs/backend.md. What the fields mean to a member: docs/rules.md.`;

const failure = (description: string, codes: readonly string[] = []) => ({
  description,
  content: {
    "application/json": {
      schema: {
        ...referenceTo("Failure"),
        ...(codes.length > 0 && { properties: { message: { examples: codes } } }),
      },
    },
  },
});

/** Failures that many calls share. */
const RESPONSES = {
  noSession: failure("No or an invalid token.", ["invalid-token"]),
  unmarked: failure(`Without \`${HEADERS.marker}\`.`, ["UNAUTHORIZED"]),
  stillRunning: failure("The first request of this key is still running.", ["REQUEST_LIMIT"]),
  otherRequest: failure("The key was used with another request, or is no key.", ["KEY_INVALID"]),
  notOffered: failure("The backend has no such call: what it is for works on the phone alone."),
  unknownOutcome: failure(
    "A failure of the server. To the sites the outcome is unknown: of a call with a key, everything has to be undone first.",
    ["INTERNAL_SERVER_ERROR"],
  ),
};

const shared = (name: keyof typeof RESPONSES) => ({ $ref: `#/components/responses/${name}` });

/** The OpenAPI 3.1 document of every call, generated from the schemas that the clients read with. */
export function openApiDocument() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of CALLS) (paths[call.path] ??= {})[call.method.toLowerCase()] = operation(call);
  return {
    openapi: "3.1.1",
    info: {
      title: "Member wallet",
      version: WIRE_VERSION,
      description: INTRODUCTION,
      contact: { name: "The operator of the sites" },
      license: { name: "Unlicensed until the owner decides" },
    },
    servers: [
      {
        url: "{origin}",
        description: "The origin of the sites, or the one that they were built with (`VITE_API_URL`).",
        variables: { origin: { default: "https://wallet.example" } },
      },
    ],
    tags: Object.entries(AREAS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: { token: { type: "http", scheme: "bearer", description: "From `/api/login`." } },
      parameters: {
        marker: header(HEADERS.marker, "Marks a call of the client's own code.", true, {
          const: WALLET_MARKER,
        }),
        language: header("Accept-Language", "The language of texts in the answer.", false, {
          enum: ["th", "lo", "en"],
        }),
        idempotencyKey: header(
          HEADERS.idempotencyKey,
          "128 random bits; one key per intent of the member.",
          false,
          { type: "string", minLength: 32, maxLength: 36 },
        ),
      },
      headers: {
        key: { description: "The key of the request: the server supports keys.", schema: { type: "string" } },
      },
      responses: RESPONSES,
      schemas: {
        ...namedSchemas(),
        Failure: {
          type: "object",
          required: ["message"],
          properties: {
            message: {
              description: "A code, or a text to show, in the language of `Accept-Language`.",
              anyOf: [referenceTo("MessageCode"), { type: "string" }],
            },
          },
        },
        MessageCode: { type: "string", enum: [...MESSAGE_CODES], description: "The catalogue of codes." },
      },
    },
    "x-socket-io": SOCKET,
  };
}

function header(name: string, description: string, required: boolean, schema: object) {
  return { name, in: "header", required, description, schema };
}

function operation(call: Call) {
  const isKeyed = call.effect === "keyed-write";
  const changesByGet = isChangingGet(call);
  return {
    operationId: operationId(call),
    tags: [call.area],
    summary: call.summary,
    description: describeCall(call),
    ...(changesByGet && { "x-state-changing": true }),
    ...(call.endpoint === null && { "x-unused": true }),
    parameters: [
      ...Object.entries(call.parts ?? {}).map(([name, example]) => ({
        name,
        in: "path",
        required: true,
        schema: call.partSchemas?.[name] ? schemaOf(call.partSchemas[name]) : { type: "string" },
        example,
      })),
      ...headersOf(call).map((name) => ({ $ref: `#/components/parameters/${name}` })),
    ],
    security: SECURITY[call.caller],
    ...(call.payload && { requestBody: { required: true, content: contentOf(call.payload) } }),
    responses: {
      200: {
        description: "Done.",
        ...(isKeyed && { headers: { [HEADERS.idempotencyKey]: { $ref: "#/components/headers/key" } } }),
        content: {
          [call.answer.isText ? "text/plain" : "application/json"]: {
            schema: schemaOf(call.answer.schema),
            example: call.answer.example,
          },
        },
      },
      "4XX": failure("Refused.", call.codes),
      ...(call.optional && { 404: shared("notOffered"), 501: shared("notOffered") }),
      ...(call.caller !== "anyone" && { 401: shared("noSession") }),
      ...(changesByGet && { 403: shared("unmarked") }),
      ...(isKeyed && { 409: shared("stillRunning"), 422: shared("otherRequest") }),
      "5XX": shared("unknownOutcome"),
    },
  };
}

const SECURITY: Readonly<Record<Call["caller"], readonly object[]>> = {
  anyone: [],
  member: [{ token: [] }],
  customer: [{}, { token: [] }],
};

function headersOf({ effect }: Call) {
  return effect === "keyed-write" ? ["marker", "language", "idempotencyKey"] : ["marker", "language"];
}

function contentOf(payload: NonNullable<Call["payload"]>) {
  switch (payload.kind) {
    case "json":
      return {
        "application/json": {
          schema: payload.name === undefined ? schemaOf(payload.schema) : referenceTo(payload.name),
          example: payload.example,
        },
      };
    case "upload":
      return {
        "multipart/form-data": {
          schema: {
            type: "object",
            required: [payload.field],
            properties: {
              ...Object.fromEntries(
                Object.entries(payload.fields ?? {}).map(([field, description]) => [
                  field,
                  { type: "string", description },
                ]),
              ),
              [payload.field]: { type: "string", format: "binary" },
            },
          },
        },
      };
  }
}

/** Unique and stable: the method, then the path's words. */
function operationId({ method, path }: Call): string {
  const words = path.split(/[^A-Za-z]+/).filter((word) => word !== "" && word !== "api");
  return method.toLowerCase() + words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join("");
}
