import type { Hono } from "hono";
import type { SandboxEnv } from "../context.ts";

/** A call that an application serves, as it was registered: `GET /api/qrcode/:provider`. */
export interface Route {
  method: string;
  path: string;
}

/** Every call that an application serves, so that a new one is tested without being listed anywhere. */
export function routesOf(app: Hono<SandboxEnv>): Route[] {
  const calls = app.routes.filter(({ method }) => method !== "ALL");
  const unique = new Map(calls.map(({ method, path }) => [`${method} ${path}`, { method, path }]));
  return [...unique.values()];
}

/** The parts of a route's path: fixed text, or what data fill, with the pattern that they must match. */
export type PathPart = { kind: "fixed"; text: string } | { kind: "data"; pattern: RegExp | null };

/** Takes a route's path apart, `/api/qrcode/:provider/:id{[0-9]+}`. */
export function partsOf(path: string): PathPart[] {
  return path
    .split("/")
    .slice(1)
    .map((part): PathPart => {
      const data = /^:\w+(?:\{(.+)\})?$/.exec(part);
      if (data === null) return { kind: "fixed", text: part };
      return { kind: "data", pattern: data[1] === undefined ? null : new RegExp(`^(?:${data[1]})$`) };
    });
}

/** Whether a path is one that the route serves. */
export function serves(route: Route, method: string, path: string): boolean {
  const wanted = partsOf(route.path);
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
