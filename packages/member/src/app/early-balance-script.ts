import { showEarlyBalance } from "./early-balance.ts";

// A failure is React's to tell: it makes the same call's answer its own.
showEarlyBalance().catch(() => undefined);
