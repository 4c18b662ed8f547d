import { readdir, mkdtemp, rm } from "node:fs/promises";
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { sweep } from "../../housekeeping.ts";
import { readSettings } from "../../settings.ts";
import { aGuestId } from "../../testing/chat.ts";
import { useTestApp } from "../../testing/suites.ts";
import { bearer, NOON, type TestMember } from "../../testing/test-app.ts";

const mp4 = new Uint8Array(
  readFileSync(new URL("../../../assets/howto/thai/th/receive-bonus.mp4", import.meta.url)),
);
const HOUR = 3_600_000;
const BEYOND = { status: 413, message: "UPLOAD_LIMIT" };
const accepted = { status: 200 };
/** The form around a file has some bytes too. */
const films = (count: number) => count * mp4.length + 1_000;

describe("the quota of uploads", async () => {
  const uploadQuota = { customer: films(2), address: films(4), all: films(6) };
  const app = await useTestApp({ uploadQuota });
  let address = 0;

  interface Sending {
    owner?: TestMember;
    guestId?: string;
    from?: string;
    bytes?: Uint8Array;
  }
  async function upload({ owner, guestId = aGuestId(), from = `10.0.0.${address}`, bytes = mp4 }: Sending) {
    const form = new FormData();
    if (!owner) form.append("guestId", guestId);
    form.append("file", new File([new Uint8Array(bytes)], "a.mp4"));
    const encoded = new Response(form);
    const body = await encoded.arrayBuffer();
    const response = await app.app.request("/api/chat/upload-video", {
      method: "POST",
      body,
      headers: {
        "Content-Type": encoded.headers.get("Content-Type") ?? "",
        "Content-Length": String(body.byteLength),
        "X-Forwarded-For": from,
        ...(owner && bearer(owner.token)),
      },
    });
    const answer = (await response.json()) as { path?: string; message?: string };
    return { status: response.status, ...answer };
  }

  beforeEach(async () => {
    address += 1;
    await app.database.query("delete from chat_file");
  });

  it("refuses a member and a guest beyond theirs, and nobody else", async () => {
    const owner = await app.member();
    for (const sending of [{ owner }, { guestId: aGuestId(), from: "10.1.0.1" }]) {
      expect([await upload(sending), await upload(sending)]).toMatchObject([accepted, accepted]);
      expect(await upload(sending)).toEqual(BEYOND);
    }
    expect(await upload({ from: "10.1.0.2" })).toMatchObject(accepted);
  });

  it("refuses an address beyond its own, whoever it is, and others not", async () => {
    for (let count = 0; count < 4; count += 1) expect(await upload({})).toMatchObject(accepted);
    expect(await upload({})).toEqual(BEYOND);
    expect(await upload({ owner: await app.member() })).toEqual(BEYOND);
    expect(await upload({ from: "10.1.0.3" })).toMatchObject(accepted);
  });

  it("refuses everybody while the installation is full", async () => {
    for (let count = 0; count < 6; count += 1)
      expect(await upload({ from: `10.2.0.${count}` })).toMatchObject(accepted);
    expect(await upload({ from: "10.2.0.9" })).toEqual(BEYOND);
  });

  it("holds for uploads at the same time", async () => {
    const guestId = aGuestId();
    const answers = await Promise.all(Array.from({ length: 6 }, () => upload({ guestId })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.filter(({ status }) => status === 413)).toHaveLength(4);
  });

  it("counts neither what was refused nor what is older than an hour, but for the installation's", async () => {
    const guestId = aGuestId();
    const refused = { status: 400, message: "SLIP_INVALID_FILE" };
    for (let count = 0; count < 5; count += 1)
      expect(await upload({ guestId, bytes: mp4.subarray(0, -1) })).toEqual(refused);
    expect([await upload({ guestId }), await upload({ guestId })]).toMatchObject([accepted, accepted]);
    expect(await upload({ guestId })).toEqual(BEYOND);
    await app.database.query("update chat_file set sent = true");
    app.setNow(new Date(NOON.getTime() + HOUR));
    await sweep(app.database, new Date(NOON.getTime() + HOUR));
    expect(await app.database.query("select 1 from chat_file where address is not null")).toEqual([]);
    expect([await upload({ guestId }), await upload({ guestId })]).toMatchObject([accepted, accepted]);
    app.setNow(NOON);
  });

  it("leaves no file behind, whether it is kept or not", async () => {
    const temporaryFolder = await mkdtemp(join(tmpdir(), "uploads-"));
    vi.stubEnv("TMPDIR", temporaryFolder);
    const guestId = aGuestId();
    await upload({ guestId });
    await upload({ guestId, bytes: mp4.subarray(0, -1) });
    await upload({ guestId, bytes: new Uint8Array(3 * mp4.length) });
    expect(await readdir(temporaryFolder)).toEqual([]);
    vi.unstubAllEnvs();
    await rm(temporaryFolder, { recursive: true });
    expect(app.log).toEqual([]);
  });
});

it("is a setting: megabytes of a customer, of an address, and in all", () => {
  expect(readSettings({ SANDBOX_UPLOAD_MB: "1,2,0.5" }).uploadQuota).toEqual({
    customer: 1_048_576,
    address: 2_097_152,
    all: 524_288,
  });
  for (const text of ["1,2", "1,2,3,4", "a,b,c", "0,1,2", "-1,2,3"])
    expect(() => readSettings({ SANDBOX_UPLOAD_MB: text })).toThrow(/SANDBOX_UPLOAD_MB is invalid/);
});
