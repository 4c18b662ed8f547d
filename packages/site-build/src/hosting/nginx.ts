import { ASSETS, CACHING } from "../site-addresses.ts";
import { TYPES } from "../static-files.ts";
import { BODY_MEGABYTES, HSTS, type HostedSite, TIMEOUTS } from "./hosted-site.ts";
import { passOn, upstreams } from "./nginx-backend.ts";
import { BACKEND_PATH, FILE_PATH, HIDDEN_PATH, MALFORMED_TARGET } from "./request-target.ts";

/**
 * The configuration of a site for nginx, to be included in its `http` block (`/etc/nginx/conf.d`): what `serve.ts` does,
 * with TLS where there is a certificate. It needs the module `brotli_static`.
 */
export function nginxSite(site: HostedSite): string {
  const { id, root, headers, domain, listen, certificate } = site;
  const name = `server_name ${domain ?? "_"};`;
  const hsts = certificate === null ? "" : HSTS;
  const listens =
    certificate === null
      ? [`listen ${listen};`]
      : [
          "listen 443 ssl http2;",
          "listen [::]:443 ssl http2;",
          `ssl_certificate ${certificate}/fullchain.pem;`,
          `ssl_certificate_key ${certificate}/privkey.pem;`,
          "ssl_protocols TLSv1.2 TLSv1.3;",
          `ssl_session_cache shared:${id}:10m;`,
        ];
  const types = Object.entries(TYPES).map(([extension, type]) => `"${type}" ${extension.slice(1)};`);
  return `# Written by \`npm run hosting -- nginx\` for one release: its policy allows this release's inline scripts only.
${upstreams(site)}
map $request_uri $${id}_malformed { default 0; "~*${MALFORMED_TARGET}" 1; }
# The page of an address without a file: none for files with an extension.
map $uri $${id}_page { default /index.html; "~${FILE_PATH}" ""; }
map $uri $${id}_caching { default "${CACHING.other}"; "~^${ASSETS}" "${CACHING.asset}"; }
# A cached 404 for a chunk missed during a release would stay for that browser.
map $status $${id}_cache_control { default "${CACHING.missing}"; 200 $${id}_caching; 206 $${id}_caching; 304 $${id}_caching; }
map $status $${id}_allow { default ""; 405 "GET, HEAD"; }
${certificate === null ? "" : redirectToHttps(listen, name)}
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
    gzip_static on;
    brotli_static on;

    client_max_body_size ${BODY_MEGABYTES}m;
    client_header_timeout ${TIMEOUTS.sender}s;
    client_body_timeout ${TIMEOUTS.sender}s;
    send_timeout ${TIMEOUTS.sender}s;

    ${lines([
      ...headers.map(([header, value]) => `add_header ${header} "${value}" always;`),
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
        ${passOn(site, hsts).replaceAll("\n", "\n    ")}
    }
    ${errorAnswers(id, hsts)}
}
`;
}

/** The configuration that passes everything on to the backend, for a port of this machine. */
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
  const answer = (name: string, status: number, message: string) => `location @${id}_${name} {
        default_type application/json;
        add_header Cache-Control ${CACHING.missing} always;
        add_header Strict-Transport-Security "${hsts}" always;
        return ${status} '{"message":"${message}"}';
    }`;
  return `${answer("unreachable", 502, "INTERNAL_SERVER_ERROR")}
    ${answer("too_large", 413, "SLIP_INVALID_FILE")}`;
}

/** Port 80 of a site with a certificate: everything to HTTPS, but what renews the certificate. */
function redirectToHttps(listen: string, name: string): string {
  return `
server {
    listen ${listen};
    ${name}
    server_tokens off;
    location /.well-known/acme-challenge/ { root /var/www/letsencrypt; }
    location / { return 301 https://$host$request_uri; }
}
`;
}

function lines(all: readonly string[]): string {
  return all.join("\n    ");
}
