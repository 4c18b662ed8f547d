import { ensureWebServers } from "../hosting/install.ts";
import { PASSED, type Step } from "./step.ts";

/** Installs the web servers of the hosting tests where it can; where it can't, those tests are left out. */
export const webServersStep: Step = {
  name: "web servers",
  run() {
    ensureWebServers();
    return Promise.resolve(PASSED);
  },
};
