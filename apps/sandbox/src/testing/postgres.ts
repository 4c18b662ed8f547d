import { execFile } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const INSTALLATIONS = "/usr/lib/postgresql";

/** A PostgreSQL server for tests. */
export interface TestServer {
  /** For the console. */
  description: string;
  /** The URL of one of its databases. */
  url(database: string): string;
  stop(): Promise<void>;
}

/** The server of `TEST_POSTGRES_URL`, else a temporary one of the installed PostgreSQL; null when there is neither. */
export async function startTestServer(): Promise<TestServer | null> {
  const given = process.env["TEST_POSTGRES_URL"];
  if (given !== undefined && given !== "") return givenServer(given);
  const programs = installedPrograms();
  return programs === null ? null : temporaryServer(programs);
}

/** A running server, by the URL of one of its databases. */
export function givenServer(address: string): TestServer {
  const server = new URL(address);
  return {
    description: `PostgreSQL at ${server.host || "its socket"}`,
    url: (database) => {
      const url = new URL(server);
      url.pathname = `/${database}`;
      return url.href;
    },
    stop: async () => {},
  };
}

/** The folder of the newest installed PostgreSQL's programs. */
function installedPrograms(): string | null {
  if (!existsSync(INSTALLATIONS)) return null;
  const versions = readdirSync(INSTALLATIONS).toSorted((one, other) => Number(other) - Number(one));
  return (
    versions
      .map((version) => join(INSTALLATIONS, version, "bin"))
      .find((bin) => existsSync(join(bin, "initdb"))) ?? null
  );
}

async function temporaryServer(programs: string): Promise<TestServer> {
  const asRoot = userInfo().uid === 0;
  const folder = await mkdtemp(join(tmpdir(), "sandbox-postgres-"));
  // initdb and postgres refuse to run as root.
  const command = async (program: string, args: readonly string[]) => {
    const file = join(programs, program);
    await (asRoot ? run("runuser", ["-u", "postgres", "--", file, ...args]) : run(file, [...args]));
  };
  if (asRoot) await run("chown", ["postgres", folder]);
  else await chmod(folder, 0o700);
  const data = join(folder, "data");
  await command("initdb", ["-D", data, "-U", "sandbox", "-A", "trust", "-E", "UTF8", "--no-sync"]);
  // Listens only on a socket in the folder; durability does not matter.
  const settings = `-c listen_addresses='' -c unix_socket_directories='${folder}' -c fsync=off -c max_connections=100`;
  await command("pg_ctl", ["-D", data, "-w", "-l", join(folder, "log"), "-o", settings, "start"]);
  return {
    description: `a temporary PostgreSQL (${programs})`,
    url: (database) => `postgresql://sandbox@localhost/${database}?host=${encodeURIComponent(folder)}`,
    async stop() {
      await command("pg_ctl", ["-D", data, "-w", "-m", "immediate", "stop"]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
