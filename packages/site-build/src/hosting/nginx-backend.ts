import { type HostedSite, TIMEOUTS } from "./hosted-site.ts";

type Backend = Pick<HostedSite, "id" | "backends">;

/**
 * The backend's processes, which take turns; one that fails is left out for two seconds. Socket.IO's polling, which needs
 * all requests of a socket at one process, goes by the caller's address.
 */
export function upstreams({ id, backends }: Backend): string {
  const servers = backends.map((backend) => `    server ${hostOf(backend)} max_fails=1 fail_timeout=2s;\n`);
  return `upstream ${id}_backend {
${servers.join("")}}
upstream ${id}_polling {
    hash $remote_addr;
${servers.join("")}}
map $arg_transport $${id}_upstream { default ${id}_backend; polling ${id}_polling; }
# WebSockets, and no other protocol.
map $http_upgrade $${id}_upgrade { default ""; "~*^websocket\\z" websocket; }
map $${id}_upgrade $${id}_connection { default close; websocket upgrade; }`;
}

/**
 * Passes a location's requests on to the backend, as they came, with the caller's address and none that the caller wrote.
 * @param hsts the value of `Strict-Transport-Security`; "" sends none.
 */
export function passOn({ id, backends }: Backend, hsts: string): string {
  const [first] = backends;
  const isSecure = first?.protocol === "https:";
  return [
    `proxy_pass ${isSecure ? "https" : "http"}://$${id}_upstream;`,
    "proxy_http_version 1.1;",
    `proxy_set_header Host ${isSecure ? first.host : "$http_host"};`,
    ...(isSecure
      ? [
          "proxy_ssl_server_name on;",
          `proxy_ssl_name ${first.hostname};`,
          "proxy_ssl_verify on;",
          "proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;",
        ]
      : []),
    "# The backend's clock, by which the sites find their acts in the statement.",
    "proxy_pass_header Date;",
    "# Addresses of calls hold a game's password or a ticket of a file.",
    "access_log off;",
    "proxy_set_header X-Forwarded-For $remote_addr;",
    "proxy_set_header X-Forwarded-Proto $scheme;",
    `proxy_set_header Upgrade $${id}_upgrade;`,
    // A new connection: a reused one that the backend is closing would fail a call that moves money.
    `proxy_set_header Connection $${id}_connection;`,
    "# Never sent twice by nginx: a GET may move money here. The sites send again what may be sent again, under its key.",
    "proxy_next_upstream off;",
    `proxy_connect_timeout ${TIMEOUTS.connect}s;`,
    `proxy_send_timeout ${TIMEOUTS.sender}s;`,
    `proxy_read_timeout ${TIMEOUTS.backend}s;`,
    `error_page 502 504 = @${id}_unreachable;`,
    `error_page 413 = @${id}_too_large;`,
    `error_page 429 = @${id}_too_many;`,
    `error_page 400 = @${id}_malformed;`,
    "# A header of its own, even an empty one, keeps the site's out of the backend's answers.",
    `add_header Strict-Transport-Security "${hsts}" always;`,
  ].join("\n    ");
}

/** Host and port of an origin, as a server of an upstream. */
function hostOf({ host, port, protocol }: URL): string {
  return port === "" ? `${host}:${protocol === "https:" ? 443 : 80}` : host;
}
