import type { Hono } from "hono";
import type { SandboxEnv } from "../http/env.ts";

/** A route as registered: `GET /api/qrcode/:provider`. */
export interface Route {
  method: string;
  path: string;
}

/** Every route of an application, so that tests include new ones automatically. */
export function routesOf(app: Hono<SandboxEnv>): Route[] {
  const calls = app.routes.filter(({ method }) => method !== "ALL");
  const unique = new Map(calls.map(({ method, path }) => [`${method} ${path}`, { method, path }]));
  return [...unique.values()];
}

/** A segment of a route's path: fixed text, or a parameter with its pattern. */
type PathSegment = { kind: "fixed"; text: string } | { kind: "parameter"; pattern: RegExp | null };

/** Parses a route's path, `/api/qrcode/:provider/:id{[0-9]+}`. */
export function segmentsOf(path: string): PathSegment[] {
  return path
    .split("/")
    .slice(1)
    .map((part): PathSegment => {
      const parameter = /^:\w+(?:\{(.+)\})?$/.exec(part);
      if (parameter === null) return { kind: "fixed", text: part };
      return {
        kind: "parameter",
        pattern: parameter[1] === undefined ? null : new RegExp(`^(?:${parameter[1]})$`),
      };
    });
}

/** Whether a route serves this call. */
export function serves(route: Route, method: string, path: string): boolean {
  const wanted = segmentsOf(route.path);
  const given = path.split("/").slice(1);
  return (
    route.method === method &&
    wanted.length === given.length &&
    wanted.every((part, index) => {
      const text = given[index] ?? "";
      return part.kind === "fixed" ? part.text === text : (part.pattern?.test(text) ?? true);
    })
  );
}
