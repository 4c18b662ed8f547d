/** `npm start`: both built sites and the sandbox, until Ctrl-C. */
import { SITES, welcome } from "./addresses.ts";
import { buildSitesOrEnd } from "./build.ts";
import { freePortsOrEnd, startSandbox } from "./prepare.ts";

await freePortsOrEnd();
buildSitesOrEnd();
const processes = await startSandbox();
for (const { name, label, port } of SITES) {
  processes.start(label, ["packages/site-build/src/serve.ts", `apps/${name}/dist`, String(port)]);
}
await Promise.all(SITES.map(({ label, url }) => processes.ready(label, url)));
console.log(welcome());
