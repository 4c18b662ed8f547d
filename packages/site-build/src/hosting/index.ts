/** Starting nginx with a generated configuration, for the sandbox of several processes. */
export { nginxBackend } from "./nginx.ts";
export {
  BROTLI_IS_MISSING,
  findBrotli,
  findNginx,
  freePort,
  NGINX_IS_MISSING,
  startNginx,
} from "./nginx-process.ts";
export type { Nginx } from "./nginx-process.ts";
