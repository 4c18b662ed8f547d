/**
 * `npm run hosting -- nginx|caddy|netlify --site thai --backend http://127.0.0.1:4000 …` prints the configuration of a
 * web server for a built site (`docs/deployment.md`).
 */
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { caddySite } from "./caddy.ts";
import { headersOfSite, type HostedSite } from "./hosted-site.ts";
import { netlifyRedirects } from "./netlify.ts";
import { nginxSite } from "./nginx.ts";

const SERVERS = { nginx: nginxSite, caddy: caddySite, netlify: netlifyRedirects };
const APPS = fileURLToPath(new URL("../../../../apps", import.meta.url));

const USAGE = `npm run -s hosting -- nginx|caddy|netlify --site thai --backend http://127.0.0.1:4000 [options]

  --site          the site's folder in apps, which is built
  --backend       the origin of the backend; several times for several processes
  --root          the folder of the site's files on the server (default: the built ones here)
  --domain        the site's host name (default: any)
  --certificate   the folder with fullchain.pem and privkey.pem (default: no TLS; Caddy gets one for the domain)
  --listen        where it listens without TLS (default: 80)
  --no-brotli     for nginx without its module brotli_static: the site goes as gzip`;

/**
 * The configuration that the arguments ask for.
 * @throws where they are incomplete, or the site is not built.
 */
export function configurationFor(args: readonly string[], apps = APPS): string {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    allowNegative: true,
    options: {
      site: { type: "string" },
      backend: { type: "string", multiple: true, default: [] },
      root: { type: "string" },
      domain: { type: "string" },
      certificate: { type: "string" },
      listen: { type: "string", default: "80" },
      brotli: { type: "boolean", default: true },
    },
  });
  const [server = ""] = positionals;
  const { site, backend, root, domain = null, certificate = null, listen, brotli } = values;
  if (!isServer(server) || site === undefined || backend.length === 0) throw new Error(USAGE);
  const dist = resolve(apps, site, "dist");
  return SERVERS[server]({
    id: site.replaceAll(/\W/g, "_"),
    root: root ?? dist,
    headers: headersOfSite(dist),
    backends: originsOf(backend),
    domain,
    listen,
    certificate,
    brotli,
  });
}

function isServer(name: string): name is keyof typeof SERVERS {
  return Object.hasOwn(SERVERS, name);
}

function originsOf(backends: readonly string[]): HostedSite["backends"] {
  const urls = backends.map((backend) => new URL(backend));
  if (new Set(urls.map(({ protocol }) => protocol)).size > 1)
    throw new Error("The backend's processes are either all http or all https.");
  for (const { href, origin } of urls)
    if (href !== `${origin}/`) throw new Error(`A backend is an origin without a path: ${href}.`);
  return urls;
}

if (import.meta.main) {
  try {
    process.stdout.write(configurationFor(process.argv.slice(2)));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 2;
  }
}
