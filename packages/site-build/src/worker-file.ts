/** Where every release has its worker: browsers ask for a new one at this address. */
export const WORKER_FILE = "service-worker.js";
