/**
 * A worker that uploads films to a sandbox, all at once and each as another guest, and reports the answers. Apart from the
 * process that measures, so that neither waits for the other.
 */
import { randomFillSync } from "node:crypto";
import { readFile } from "node:fs/promises";
import { parentPort, workerData } from "node:worker_threads";
import { aGuestId } from "@member-wallet/sandbox/testing";

/** `boxes`: a film that consists of empty boxes; `bytes`: one of bytes without meaning, which is accepted. */
export type AttackKind = "boxes" | "bytes";

export interface Attack {
  port: number;
  kind: AttackKind;
  files: number;
  /** The size of each file. */
  megabytes: number;
}

/** How many uploads had each status; 0: broken connections. */
export type AttackResult = Record<number, number>;

const FILM = new URL("../../../sandbox/assets/howto/thai/th/receive-bonus.mp4", import.meta.url);
const BOX_HEAD = 8;

async function film({ kind, megabytes }: Attack): Promise<Uint8Array<ArrayBuffer>> {
  const valid = await readFile(FILM);
  const boxes = Math.floor((megabytes * 1024 * 1024 - valid.length) / BOX_HEAD);
  const bytes = Buffer.alloc(valid.length + boxes * BOX_HEAD);
  valid.copy(bytes);
  const writeHead = (at: number, name: string, size: number) => {
    bytes.writeUInt32BE(size, at);
    bytes.write(name, at + 4, "latin1");
  };
  switch (kind) {
    case "boxes":
      for (let at = valid.length; at < bytes.length; at += BOX_HEAD) writeHead(at, "free", BOX_HEAD);
      break;
    case "bytes":
      randomFillSync(bytes, valid.length);
      writeHead(valid.length, "mdat", boxes * BOX_HEAD);
  }
  return bytes;
}

async function run(attack: Attack): Promise<AttackResult> {
  const file = new File([await film(attack)], "film.mp4", { type: "video/mp4" });
  const statuses = await Promise.all(
    Array.from({ length: attack.files }, async () => {
      const body = new FormData();
      body.append("guestId", aGuestId());
      body.append("file", file);
      const url = `http://127.0.0.1:${attack.port}/api/chat/upload-video`;
      return fetch(url, { method: "POST", body }).then(
        ({ status }) => status,
        () => 0,
      );
    }),
  );
  return Object.fromEntries(
    Object.entries(Object.groupBy(statuses, String)).map(([status, all]) => [status, all?.length ?? 0]),
  );
}

parentPort?.postMessage(await run(workerData as Attack));
