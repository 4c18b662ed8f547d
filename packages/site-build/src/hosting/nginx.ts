import { isForDocuments } from "../security-headers.ts";
import { ASSETS, CACHING } from "../site-addresses.ts";
import { TYPES } from "../static-files.ts";
import { BODY_MEGABYTES, CLIENT_LIMITS, HSTS, type HostedSite, TIMEOUTS } from "./hosted-site.ts";
import { passOn, upstreams } from "./nginx-backend.ts";
import { BACKEND_PATH, FILE_PATH, HIDDEN_PATH, MALFORMED_TARGET } from "./request-target.ts";

/**
 * The configuration of a site for nginx, to be included in its `http` block (`/etc/nginx/conf.d`): what `serve.ts` does,
 * with TLS where there is a certificate. It needs the module `brotli_static`, unless `brotli` is false.
 */
export function nginxSite(site: HostedSite): string {
  const { id, root, headers, domain, listen, certificate, brotli } = site;
  const name = `server_name ${domain ?? "_"};`;
  const hsts = certificate === null ? "" : HSTS;
  const listens =
    certificate === null
      ? listensOn(listen)
      : [
          "listen 443 ssl http2;",
          "listen [::]:443 ssl http2;",
          `ssl_certificate ${certificate}/fullchain.pem;`,
          `ssl_certificate_key ${certificate}/privkey.pem;`,
          "ssl_protocols TLSv1.2 TLSv1.3;",
          `ssl_session_cache shared:${id}:10m;`,
        ];
  const variable = (header: string) => `$${id}_${header.toLowerCase().replaceAll("-", "_")}`;
  const types = Object.entries(TYPES).map(([extension, type]) => `"${type}" ${extension.slice(1)};`);
  return `# Written by \`npm run hosting -- nginx\` for one release: its policy allows this release's inline scripts only.
${upstreams(site)}
${clientLimits(id)}
map $request_uri $${id}_malformed { default 0; "~*${MALFORMED_TARGET}" 1; }
# The page of an address without a file: none for files with an extension.
map $uri $${id}_page { default /index.html; "~${FILE_PATH}" ""; }
map $uri $${id}_caching { default "${CACHING.other}"; "~^${ASSETS}" "${CACHING.asset}"; }
# A cached 404 for a chunk missed during a release would stay for that browser.
map $status $${id}_cache_control { default "${CACHING.missing}"; 200 $${id}_caching; 206 $${id}_caching; 304 $${id}_caching; }
# What only documents obey is not sent with assets. A header without a value is not sent.
${headers
  .filter(([header]) => isForDocuments(header))
  .map(
    ([header, value]) =>
      `map $status$uri ${variable(header)} { default "${value}"; "~^[23]..${ASSETS}" ""; }`,
  )
  .join("\n")}
map $status $${id}_allow { default ""; 405 "GET, HEAD"; }
${certificate === null ? "" : redirectToHttps(id, listen, name)}
server {
    ${lines([...listens, name])}
    root "${root}";
    server_tokens off;
    # \`//api\` is no address of the backend.
    merge_slashes off;
    types { ${types.join(" ")} }
    default_type application/octet-stream;

    # What the build compressed. Answers of the backend stay plain: their length would tell secrets in them.
    gzip off;
    ${lines(["gzip_static on;", ...(brotli ? ["brotli_static on;"] : [])])}

    # Files cost little: only their connections count.
    limit_conn ${id}_open ${CLIENT_LIMITS.open};
    limit_conn_status 429;
    limit_req_status 429;

    client_max_body_size ${BODY_MEGABYTES}m;
    client_header_timeout ${TIMEOUTS.sender}s;
    client_body_timeout ${TIMEOUTS.sender}s;
    send_timeout ${TIMEOUTS.sender}s;

    ${lines([
      ...headers.map(
        ([header, value]) =>
          `add_header ${header} ${isForDocuments(header) ? variable(header) : `"${value}"`} always;`,
      ),
      ...(hsts === "" ? [] : [`add_header Strict-Transport-Security "${hsts}" always;`]),
      "add_header Vary Accept-Encoding always;",
      `add_header Cache-Control $${id}_cache_control always;`,
      `add_header Allow $${id}_allow always;`,
    ])}

    if ($${id}_malformed) { return 400; }

    location / {
        if ($request_method !~ "^(?:GET|HEAD)\\z") { return 405; }
        try_files $uri $uri.html $${id}_page =404;
    }
    location ~ "${HIDDEN_PATH}" { return 404; }
    location ~ "${BACKEND_PATH}" {
        limit_req zone=${id}_calls burst=${CLIENT_LIMITS.burst} nodelay;
        ${passOn(site, hsts).replaceAll("\n", "\n    ")}
    }
    ${errorAnswers(id, hsts)}
}
`;
}

/** The configuration that passes everything on to the backend, for a port of this machine, whose clients have no limits. */
export function nginxBackend(port: number, backends: readonly URL[]): string {
  const backend = { id: "sandbox", backends };
  return `${upstreams(backend)}
server {
    listen 127.0.0.1:${port};
    client_max_body_size ${BODY_MEGABYTES}m;
    location / {
        ${passOn(backend, "").replaceAll("\n", "\n    ")}
    }
    ${errorAnswers(backend.id, "")}
}`;
}

/** The answers of nginx itself to calls of the backend, in the API's format. */
function errorAnswers(id: string, hsts: string): string {
  const answer = (name: string, status: number, message: string, more = "") => `location @${id}_${name} {
        default_type application/json;${more}
        access_log off;
        add_header Cache-Control ${CACHING.missing} always;
        add_header Strict-Transport-Security "${hsts}" always;
        return ${status} '{"message":"${message}"}';
    }`;
  return `${answer("unreachable", 502, "INTERNAL_SERVER_ERROR")}
    ${answer("too_large", 413, "SLIP_INVALID_FILE")}
    ${answer("too_many", 429, "REQUEST_LIMIT", "\n        add_header Retry-After 1 always;")}
    ${answer("malformed", 400, "KEY_INVALID")}`;
}

/** Counts the calls of each client: of an address, or in IPv6 of a network, because providers assign a /64. */
function clientLimits(id: string): string {
  return `map $remote_addr $${id}_client { default $remote_addr; "~^(?<${id}_network>(?:[0-9a-f]+:){1,4})" $${id}_network; }
limit_req_zone $${id}_client zone=${id}_calls:10m rate=${CLIENT_LIMITS.callsPerSecond}r/s;
limit_conn_zone $${id}_client zone=${id}_open:10m;`;
}

/** A port alone is that of all addresses. */
function listensOn(listen: string): string[] {
  return /^\d+$/.test(listen) ? [`listen ${listen};`, `listen [::]:${listen};`] : [`listen ${listen};`];
}

/** Port 80 of a site with a certificate: everything to HTTPS, but what renews the certificate. */
function redirectToHttps(id: string, listen: string, name: string): string {
  return `
server {
    ${lines([...listensOn(listen), name])}
    server_tokens off;
    add_header Cache-Control $${id}_cache_control always;
    location /.well-known/acme-challenge/ { root /var/www/letsencrypt; }
    location / { return 301 https://$host$request_uri; }
}
`;
}

function lines(all: readonly string[]): string {
  return all.join("\n    ");
}
