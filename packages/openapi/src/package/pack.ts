import { execFile } from "node:child_process";
import { copyFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { build } from "vite";
import { DOCUMENT_FILE, SOCKET_DOCUMENT_FILE } from "../document/file.ts";
import { WIRE_VERSION } from "../document/wire-version.ts";

const PROGRAM = "conformance.js";
const ROOT = fileURLToPath(new URL("../..", import.meta.url));

const README = `# Conformance check of the member wallet's wire ${WIRE_VERSION}

Checks a backend call by call, as the sites would read it: \`npx --package <this file> member-wallet-conformance --help\`.
openapi.json and asyncapi.json describe the wire.
`;

/**
 * Packs the conformance check with the documents into a tarball that needs nothing else, for a backend's engineers:
 * `npx --package ./member-wallet-conformance-<version>.tgz member-wallet-conformance --url …`.
 * @returns the tarball's path.
 */
export async function packConformance(destination: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "member-wallet-conformance-"));
  try {
    await build({
      configFile: false,
      root: ROOT,
      logLevel: "error",
      ssr: { noExternal: true },
      build: {
        ssr: fileURLToPath(new URL("../conformance/main.ts", import.meta.url)),
        outDir: folder,
        emptyOutDir: false,
        rolldownOptions: {
          output: { entryFileNames: PROGRAM, banner: "#!/usr/bin/env node", codeSplitting: false },
        },
      },
    });
    await copyFile(DOCUMENT_FILE, join(folder, "openapi.json"));
    await copyFile(SOCKET_DOCUMENT_FILE, join(folder, "asyncapi.json"));
    await writeFile(join(folder, "README.md"), README);
    const manifest = {
      name: "member-wallet-conformance",
      version: WIRE_VERSION,
      license: "UNLICENSED",
      type: "module",
      bin: { "member-wallet-conformance": PROGRAM },
      engines: { node: ">=22" },
    };
    await writeFile(join(folder, "package.json"), JSON.stringify(manifest, null, 2));
    const args = ["pack", "--json", "--pack-destination", resolve(destination)];
    const { stdout } = await promisify(execFile)("npm", args, { cwd: folder });
    const [packed] = JSON.parse(stdout) as { filename: string }[];
    return join(resolve(destination), packed?.filename ?? "");
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
