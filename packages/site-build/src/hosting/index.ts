/** Starting nginx with a generated configuration, for the sandbox of several processes. */
export { nginxBackend } from "./nginx.ts";
export { freePort, NGINX_IS_MISSING, findNginx, startNginx } from "./nginx-process.ts";
export type { Nginx } from "./nginx-process.ts";
