import { createContext } from "react";
import type { LazyService } from "../../site/lazy-service.ts";
import type { ActRecord } from "./record.ts";

/** The record of the mounted site. */
export const RecordContext = createContext<LazyService<ActRecord> | null>(null);
