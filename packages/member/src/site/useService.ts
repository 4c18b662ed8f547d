import { type Context, use } from "react";

/** The service that the mounted site provides by this context. */
export function useService<Service>(context: Context<Service | null>): Service {
  const service = use(context);
  if (service === null) throw new Error("A service is used outside of the mounted site.");
  return service;
}
