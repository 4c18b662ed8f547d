/**
 * For journeys and benches that publish a build themselves: its compressed files and headers, serving it, its file names,
 * caching and inline hashes, and the worker that removes itself.
 */
export { HASH_LETTERS } from "./hashed-names.ts";
export { inlineOf, publishedFiles } from "./published-files.ts";
export { inlineHash } from "./security-headers.ts";
export { serveSite } from "./serve.ts";
export { CACHING } from "./site-addresses.ts";
export { removalWorker } from "./service-worker.ts";
export { WORKER_FILE } from "./worker-file.ts";
