import { seedData } from "./servers.ts";

/** Runs once before all journeys. */
export default seedData;
