import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect, createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { startProgram } from "./child-program.ts";

/** Debian's folders of programs and modules too, which are not in everybody's PATH. */
const FOLDERS = [...(process.env["PATH"] ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];
const MODULES = ["/usr/lib/nginx/modules", "/usr/share/nginx/modules"];
const BROTLI = "ngx_http_brotli_static_module.so";

export const NGINX_IS_MISSING = "nginx is missing. Install it (Debian: apt-get install nginx-light).";
export const BROTLI_IS_MISSING =
  "nginx has no module brotli_static here (Debian: apt-get install libnginx-mod-http-brotli-static).";

/** The installed nginx; `null` where there is none. */
export function findNginx(): string | null {
  return FOLDERS.map((folder) => join(folder, "nginx")).find(existsSync) ?? null;
}

/** nginx's module `brotli_static`, which serves what a build compressed; `null` where it is missing. */
export function findBrotli(): string | null {
  return MODULES.map((folder) => join(folder, BROTLI)).find(existsSync) ?? null;
}

export interface Nginx {
  /** Resolves when it has ended, for any reason. */
  ended: Promise<unknown>;
  close(): Promise<void>;
}

/**
 * Starts nginx as a child process in a folder of its own, apart from any that the system runs; it ends with this process.
 * @param http the content of its `http` block.
 * @param port where it listens then.
 * @param modules what the content needs beside nginx itself.
 * @throws where nginx is missing, the port is in use, or nginx refuses the configuration, with what it says.
 */
export async function startNginx(
  http: string,
  port: number,
  modules: readonly string[] = [],
): Promise<Nginx> {
  const program = findNginx();
  if (program === null) throw new Error(NGINX_IS_MISSING);
  if (await isListening(port)) throw new Error(`Port ${port} is in use. Stop what uses it, or set PORT.`);
  const folder = await mkdtemp(join(tmpdir(), "nginx-"));
  const file = join(folder, "nginx.conf");
  await writeFile(file, mainFile(folder, modules, http));
  const child = startProgram(program, ["-p", folder, "-c", file]);
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (said += text));
  const ended = once(child, "exit");
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  const close = async () => {
    child.stdin.end();
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  while (!(await isListening(port))) {
    if (hasEnded) {
      await close();
      throw new Error(`nginx did not start: ${said.trim()}`);
    }
    await delay(20);
  }
  return { ended, close };
}

function mainFile(folder: string, modules: readonly string[], http: string): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return `${process.getuid?.() === 0 ? "user root;\n" : ""}${modules.map((module) => `load_module ${module};\n`).join("")}daemon off;
worker_processes 1;
pid ${folder}/pid;
error_log stderr warn;
events { worker_connections 4096; }
http {
access_log off;
${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join("\n")}
${http}
}
`;
}

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect({ port, host: "127.0.0.1" });
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false; // Refused: it has not started yet.
  } finally {
    socket.destroy();
  }
}
