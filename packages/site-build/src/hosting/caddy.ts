import { isForDocuments } from "../security-headers.ts";
import { ASSETS, CACHING } from "../site-addresses.ts";
import { BODY_MEGABYTES, HSTS, type HostedSite, TIMEOUTS } from "./hosted-site.ts";
import { BACKEND_PATH, FILE_PATH, HIDDEN_PATH, MALFORMED_TARGET } from "./request-target.ts";

/**
 * The configuration of a site for Caddy: what `serve.ts` does. With a domain Caddy gets its certificate by itself, or uses
 * the given one.
 */
export function caddySite({ root, headers, backends, domain, listen, certificate }: HostedSite): string {
  const isSecure = domain !== null;
  const [port = "80", host] = listen.split(":").toReversed();
  const siteHeaders = [
    ...headers,
    ...(isSecure ? [["Strict-Transport-Security", HSTS] as const] : []),
    // Unless Caddy has it already.
    ["?Vary", "Accept-Encoding"] as const,
  ];
  const written = (all: typeof siteHeaders) => all.map(([name, value]) => `${name} "${value}"`);
  const ofDocuments = siteHeaders.filter(([name]) => isForDocuments(name));
  const ofAll = siteHeaders.filter((header) => !ofDocuments.includes(header));
  return `# Written by \`npm run hosting -- caddy\` for one release: its policy allows this release's inline scripts only.
${domain ?? `http://:${port}`} {
    ${host === undefined ? "" : `bind ${host}`}
    ${certificate === null ? "" : `tls ${certificate}/fullchain.pem ${certificate}/privkey.pem`}
    root * "${root}"

    @malformed vars_regexp {http.request.orig_uri} "(?i)${MALFORMED_TARGET}"
    @hidden path_regexp "${HIDDEN_PATH}"
    @backend {
        path_regexp "${BACKEND_PATH}"
        # Caddy takes \`//api\` for \`/api\`, and would pass \`//api\` on.
        vars_regexp {http.request.orig_uri} "^(?:[a-z]+://[^/]*)?/[^/]"
    }
    @file path_regexp "${FILE_PATH}"
    @writing not method GET HEAD

    handle @malformed {
        error 400
    }
    handle @hidden {
        error 404
    }
    handle @backend {
        request_body {
            max_size ${BODY_MEGABYTES}MiB
        }
        # Each address has its process, which Socket.IO's polling needs. Nothing is sent twice: a GET may move money here.
        reverse_proxy ${backends.map(({ origin }) => origin).join(" ")} {
            lb_policy ip_hash
            lb_retries 0
            fail_duration 2s
            header_up X-Forwarded-For {remote_host}
            transport http {
                dial_timeout ${TIMEOUTS.connect}s
                response_header_timeout ${TIMEOUTS.backend}s
                keepalive off
                compression off
            }
        }
    }
    handle {
        header {
            ${written(ofAll).join("\n            ")}
        }
        @asset path ${ASSETS}*
        @other not path ${ASSETS}*
        header @asset Cache-Control "${CACHING.asset}"
        # What only documents obey is not sent with assets.
        header @other {
            ${written(ofDocuments).join("\n            ")}
            Cache-Control "${CACHING.other}"
        }
        handle @writing {
            header Allow "GET, HEAD"
            error 405
        }
        handle @file {
            file_server {
                precompressed br gzip
            }
        }
        handle {
            try_files {path} {path}.html /index.html
            file_server {
                precompressed br gzip
            }
        }
    }
    handle_errors {
        header Cache-Control "${CACHING.missing}"
        handle @backend {
            header Content-Type application/json
            respond \`{"message":"INTERNAL_SERVER_ERROR"}\` {err.status_code}
        }
        handle {
            header {
                ${written(siteHeaders).join("\n                ")}
            }
            respond "{err.status_code} {err.status_text}" {err.status_code}
        }
    }
}
`;
}
