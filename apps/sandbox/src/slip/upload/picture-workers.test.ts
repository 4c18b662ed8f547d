import { randomFillSync } from "node:crypto";
import { type FileHandle, mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runAsCaller } from "../../fairness/caller.ts";
import { Refusal } from "../../http/refusal.ts";
import { aTransferSlip, sendSlip, slipsOf } from "../../testing/slips.ts";
import { bearer, type TestMember } from "../../testing/test-app.ts";
import { readSlipInWorker } from "./picture-workers.ts";
import { useServer, useTestApp } from "../../testing/suites.ts";

const SIDE = 1_250;

/** A picture of noise (4.7 MB), on which the QR search uses its whole time limit. */
let noise: Uint8Array<ArrayBuffer>;
let blank: FileHandle;
let folder: string;
let size: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "slips-"));
  const path = join(folder, "blank.png");
  ({ size } = await sharp({ create: { width: 40, height: 40, channels: 3, background: "white" } })
    .png()
    .toFile(path));
  blank = await open(path);
  const pixels = randomFillSync(new Uint8Array(SIDE * SIDE * 3));
  const png = await sharp(pixels, { raw: { width: SIDE, height: SIDE, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  noise = new Uint8Array(png);
});
afterAll(async () => {
  await blank.close();
  await rm(folder, { recursive: true });
});

const readFor = (caller: string) => runAsCaller(caller, () => readSlipInWorker({ fd: blank.fd, size }));

describe("slips that are slow to read", async () => {
  const app = await useTestApp();
  const { port } = await useServer(app);

  const call = (member: TestMember, path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      ...init,
      headers: { ...bearer(member.token), "X-Requested-With": "wallet-user" },
    });
  const upload = (member: TestMember) => {
    const body = new FormData();
    body.append("slip", new File([noise], "slip.png", { type: "image/png" }));
    return call(member, "/api/wallet/slip", { method: "POST", body });
  };

  it("do not block other calls: ten finish while slips are still being read", async () => {
    const [sender, other] = [await app.member(), await app.member()];
    let read = 0;
    const slips = Array.from({ length: 5 }, async () => {
      const { status } = await upload(sender);
      read += 1;
      return status;
    });
    // The others are being read.
    await Promise.race(slips);
    for (let count = 0; count < 10; count += 1) expect((await call(other, "/api/wallet")).status).toBe(200);
    expect(read).toBeLessThan(slips.length);
    expect(new Set(await Promise.all(slips))).toEqual(new Set([200]));
    expect(await slipsOf(sender)).toHaveLength(slips.length);
  });

  it("let another member's slip overtake the rest of one member's", async () => {
    const [sender, other] = [await app.member(), await app.member()];
    const { png } = await aTransferSlip(app);
    const order: string[] = [];
    const noted = async (who: string, sending: Promise<{ status: number }>) => {
      expect((await sending).status).toBe(200);
      order.push(who);
    };
    const slips = Array.from({ length: 5 }, () => noted("sender", upload(sender)));
    await Promise.race(slips);
    await noted("other", sendSlip(app, other, png));
    expect(order.length).toBeLessThan(slips.length);
    await Promise.all(slips);
    expect(await slipsOf(other)).toMatchObject([{ status: "SUCCESS", amount: 100 }]);
  });
});

describe("queued slips", () => {
  it("are limited to twenty per member; more are refused, and other members' are accepted", async () => {
    const sending = Promise.allSettled(Array.from({ length: 30 }, () => readFor("one")));
    expect((await readFor("other"))?.miniQr).toBeNull();
    const outcomes = await sending;
    const refused = outcomes.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
    expect(refused.length).toBeGreaterThanOrEqual(30 - 20 - 2);
    expect(refused.length).toBeLessThanOrEqual(30 - 20 - 1);
    for (const reason of refused) expect(reason).toEqual(new Refusal("REQUEST_LIMIT", 429));
  });
});
