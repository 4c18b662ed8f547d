/** The sandbox as a stage for proofs that need the real client too: a world on a fresh database, served over HTTP. */
export { sealGiftLink } from "../gift-link/seal.ts";
export { listen } from "../http/listen.ts";
export type { Listening } from "../http/listen.ts";
export { ledgerBreaches } from "../ledger/audit.ts";
export { testEngines } from "./engines.ts";
export { givenServer } from "./postgres.ts";
export type { TestServer } from "./postgres.ts";
export { proveRequests, serveWorld } from "./prove-requests.ts";
export { aTransferSlip, sendSlip, slipsOf } from "./slips.ts";
export { freshWorld } from "./world.ts";
export type { TestMember, World } from "./world.ts";
