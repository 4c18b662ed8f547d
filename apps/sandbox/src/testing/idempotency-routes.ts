import type { ContentfulStatusCode } from "hono/utils/http-status";
import * as v from "valibot";
import { formBody, mapBody, noBody } from "../http/body.ts";
import { Refusal } from "../http/refusal.ts";
import { SUCCESS } from "../http/respond.ts";
import type { TestApp } from "./test-app.ts";

const message = v.object({ message: v.string() });

/** Adds calls that wait, are slow to prepare, fail, or take a file, and returns what controls and counts them. */
export function addIdempotencyRoutes({ app, context: { authenticate, command } }: TestApp) {
  const control = {
    failures: 0,
    uploads: 0,
    started: Promise.withResolvers<void>(),
    released: Promise.withResolvers<void>(),
    /** Called while a call of `/api/test/prepare` is prepared, as a picture is read. */
    prepare: async () => {},
  };
  // Without authentication: the running transaction occupies the embedded database's only connection.
  app.post(
    "/api/test/wait",
    command({
      body: noBody,
      response: message,
      async execute() {
        control.started.resolve();
        await control.released.promise;
        return SUCCESS;
      },
    }),
  );
  app.post(
    "/api/test/prepare",
    command({
      body: mapBody(noBody, () => control.prepare()),
      response: message,
      execute: async () => SUCCESS,
    }),
  );
  app.post(
    "/api/test/fail/:status",
    authenticate,
    command({
      body: noBody,
      response: message,
      async execute({ param }) {
        control.failures += 1;
        throw new Refusal("REGISTER_FAIL", Number(param("status")) as ContentfulStatusCode);
      },
    }),
  );
  app.post(
    "/api/test/upload",
    authenticate,
    command({
      body: formBody({
        field: "slip",
        maxBytes: 1_000,
        tooLarge: "SLIP_INVALID_FILE",
        unusable: "SLIP_UPLOAD_FAIL",
      }),
      response: v.object({ uploads: v.number() }),
      async execute() {
        control.uploads += 1;
        return { uploads: control.uploads };
      },
    }),
  );
  return control;
}
