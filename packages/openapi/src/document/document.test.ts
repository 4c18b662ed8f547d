import { readFileSync } from "node:fs";
import { Validator } from "@seriousme/openapi-schema-validator";
import { CALLS } from "@member-wallet/api/calls";
import * as wire from "@member-wallet/api/wire";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { describeCall, isChangingGet } from "./describe-call.ts";
import { openApiDocument } from "./document.ts";
import { FIELD_DESCRIPTIONS } from "./field-descriptions.ts";
import { DOCUMENT_FILE, documentText, SOCKET_DOCUMENT_FILE, socketDocumentText } from "./file.ts";
import { createStrictCheck } from "./strict.ts";

describe("the OpenAPI document", () => {
  test("is checked in as the schemas make it (`npm run openapi` writes it)", () => {
    expect(readFileSync(DOCUMENT_FILE, "utf8")).toBe(documentText());
  });

  test("of the socket is, too", () => {
    expect(readFileSync(SOCKET_DOCUMENT_FILE, "utf8")).toBe(socketDocumentText());
  });

  test("is valid OpenAPI 3.1", async () => {
    const result = await new Validator().validate(documentText());
    expect(result).toEqual({ valid: true });
  });

  test("names every operation once", () => {
    const ids = Object.values(openApiDocument().paths).flatMap((path) =>
      Object.values(path).map((operation) => (operation as { operationId: string }).operationId),
    );
    expect(ids).toHaveLength(CALLS.length);
    expect(new Set(ids).size).toBe(CALLS.length);
  });
});

/** Schemas that no call refers to, on purpose: the sites' own reports go to `VITE_REPORT_URL`. */
const OUTSIDE_CALLS = ["SiteReport"];

describe("the names of schemas", () => {
  const text = documentText();
  const document = JSON.parse(text) as {
    paths: Record<
      string,
      Record<string, { requestBody?: { content: Record<string, { schema: { $ref?: string } }> } }>
    >;
    components: { schemas: Record<string, unknown> };
  };
  const names = Object.keys(document.components.schemas);

  test("are all referred to", () => {
    const unused = names.filter((name) => !text.includes(`"#/components/schemas/${name}"`));
    expect(unused).toEqual(OUTSIDE_CALLS);
  });

  test.each([
    ["post", "/api/chat/send-message", "ChatSendPayload"],
    ["post", "/api/wallet/add", "AmountPayload"],
    ["post", "/api/wallet/withdraw", "AmountPayload"],
    ["post", "/api/wallet/withdrawAll", "AmountPayload"],
    ["post", "/api/qrcode/{provider}", "QrPayload"],
    ["post", "/api/invite", "InvitePayload"],
    ["post", "/api/refund", "RefundPayload"],
    ["post", "/api/statement", "StatementPayload"],
    ["post", "/api/statement/slip", "PageRequest"],
  ] as const)("say what %s %s takes: %s", (method, path, name) => {
    const content = document.paths[path]?.[method]?.requestBody?.content["application/json"];
    expect(content?.schema.$ref).toBe(`#/components/schemas/${name}`);
  });

  test("of payloads belong to the schemas that the calls are checked with", () => {
    const schemas = new Map<string, unknown>(Object.entries(wire));
    const named = CALLS.flatMap(({ payload }) => (payload?.kind === "json" && payload.name ? [payload] : []));
    expect(named.map(({ name }) => schemas.get(name ?? ""))).toEqual(named.map(({ schema }) => schema));
  });
});

test("every description of a field belongs to a field of the document", () => {
  const { schemas } = openApiDocument().components;
  for (const [name, fields] of Object.entries(FIELD_DESCRIPTIONS)) {
    for (const [field, description] of Object.entries(fields)) {
      expect(schemas).toHaveProperty([name, "properties", field, "description"], description);
    }
  }
});

test("calls tell how no token, a missing marker, or a key is answered", () => {
  const { paths } = openApiDocument();
  const statuses = CALLS.map(({ method, path, caller, effect }) => {
    const operation = paths[path]?.[method.toLowerCase()] as
      | { responses: Record<string, object> }
      | undefined;
    const responses = operation?.responses ?? {};
    const wanted = [
      ...(caller === "anyone" ? [] : ["401"]),
      ...(method === "GET" && effect !== "read" ? ["403"] : []),
      ...(effect === "keyed-write" ? ["409", "422"] : []),
    ];
    const told = Object.keys(responses).filter((status) => ["401", "403", "409", "422"].includes(status));
    expect("headers" in (responses[200] ?? {})).toBe(effect === "keyed-write");
    return [`${method} ${path}`, told, wanted] as const;
  });
  expect(statuses.filter(([, told, wanted]) => told.join() !== wanted.join())).toEqual([]);
});

test.each([
  ["keyed-write", "sent again under its key alone"],
  ["repeatable-write", "may be sent again"],
  ["write", "never sent again"],
])("a GET that is a %s is never cached, and %s", (effect, told) => {
  const descriptions = CALLS.filter((call) => isChangingGet(call) && call.effect === effect).map(
    describeCall,
  );
  expect(descriptions).not.toEqual([]);
  for (const description of descriptions) {
    expect(description).toContain("never cache or prefetch it");
    expect(description).toContain(told);
  }
});

describe("the examples", () => {
  const strict = createStrictCheck();

  test.each(CALLS.map((call) => [`${call.method} ${call.path}`, call] as const))(
    "of %s are strictly right, and the client reads them",
    (_name, { answer, payload }) => {
      const examples = [answer, ...(payload?.kind === "json" ? [payload] : [])];
      for (const { schema, example } of examples) {
        expect(strict(schema, example)).toEqual([]);
        expect(v.safeParse(schema, example).success).toBe(true);
      }
    },
  );
});
