import { readFileSync } from "node:fs";
import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { EndedCall } from "../../operation/process-log.ts";
import { aCustomer, aGuestId } from "../../testing/chat.ts";
import {
  chunk,
  jpeg,
  joined,
  jpegWith,
  png,
  pngOfSize,
  pngWith,
  text,
  webp,
} from "../../testing/pictures.ts";
import { beginRequest } from "../../testing/raw-request.ts";
import { useServer, useTestApp } from "../../testing/suites.ts";
import { bearer, type TestMember } from "../../testing/test-app.ts";

const MEGABYTE = 1024 * 1024;
const PAGE = "<!doctype html><script>alert(1)</script>";

const mp4 = new Uint8Array(
  readFileSync(new URL("../../../assets/howto/thai/th/receive-bonus.mp4", import.meta.url)),
);
const quickTime = joined(
  box("ftyp", joined(text("qt  "), new Uint8Array(4), text("qt  "))),
  mp4.subarray(new DataView(mp4.buffer, mp4.byteOffset).getUint32(0)),
);
const frames = [0, 120, 240].map((r) => ({
  create: { width: 40, height: 30, channels: 3 as const, background: { r, g: 0, b: 0 } },
}));
const gif = new Uint8Array(
  await sharp(await Promise.all(frames.map((frame) => sharp(frame).png().toBuffer())), {
    join: { animated: true },
  })
    .gif()
    .toBuffer(),
);

function box(name: string, content: Uint8Array): Uint8Array {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(content.length + 8);
  return joined(size, text(name), content);
}

/** The PNG with a chunk that makes it this large; nobody sees its content. */
function pngOfBytes(size: number): Uint8Array {
  return pngWith(chunk("abCd", new Uint8Array(size - png.length - 12)));
}

const emptyBoxes = (count: number) => Array.from({ length: count }, () => box("free", new Uint8Array()));

const mp4OfBytes = (size: number) => joined(mp4, box("free", new Uint8Array(size - mp4.length - 8)));

const image = (bytes: Uint8Array, name = "a.png") =>
  new File([new Uint8Array(bytes)], name, { type: "image/png" });
const video = (bytes: Uint8Array, name = "a.mp4") =>
  new File([new Uint8Array(bytes)], name, { type: "video/mp4" });
const refused = (message: string, status = 400) => ({ status, path: "", message });

describe("an upload of the chat", async () => {
  const calls: EndedCall[] = [];
  const app = await useTestApp({ logCall: (call) => calls.push(call) });
  const { port } = await useServer(app);
  const member = await app.member();

  async function upload(
    media: "image" | "video",
    file: File | null,
    { guestId, owner }: { guestId?: string; owner?: TestMember } = { owner: member },
  ) {
    const body = new FormData();
    if (guestId !== undefined) body.append("guestId", guestId);
    if (file !== null) body.append("file", file);
    const headers = owner === undefined ? {} : bearer(owner.token);
    const response = await app.app.request(`/api/chat/upload-${media}`, { method: "POST", body, headers });
    const answer = (await response.json()) as { path?: string; message?: string };
    return { status: response.status, path: answer.path ?? "", message: answer.message };
  }
  it.each([
    ["a PNG", "image", png, "image/png", "png"],
    ["a JPEG", "image", jpeg, "image/jpeg", "jpg"],
    ["a GIF", "image", gif, "image/gif", "gif"],
    ["an MP4", "video", mp4, "video/mp4", "mp4"],
    ["a QuickTime video", "video", quickTime, "video/quicktime", "mov"],
  ] as const)(
    "%s is stored and served by its content, whatever it is called",
    async (_what, media, bytes, type, end) => {
      for (const name of ["a.png", "ภาพ.MOV", "../../x.html"]) {
        const stored = await upload(media, new File([bytes], name, { type: "text/html" }));
        expect(stored).toMatchObject({
          status: 200,
          path: expect.stringMatching(`^/files/chat/[0-9a-f]{32}\\.${end}$`),
        });
        const served = await app.app.request(stored.path);
        expect(served.status).toBe(200);
        const sent = Object.fromEntries(served.headers);
        expect(sent).toMatchObject({
          "content-type": type,
          "x-content-type-options": "nosniff",
          "content-security-policy": expect.stringContaining("sandbox"),
        });
      }
    },
  );

  it("of a guest works as a member's does, and needs the guest's id", async () => {
    expect((await upload("image", image(png), { guestId: aGuestId() })).status).toBe(200);
    for (const guestId of ["", "x", aGuestId().slice(1)])
      expect(await upload("image", image(png), { guestId })).toEqual(refused("KEY_INVALID"));
    expect(await upload("image", image(png), {})).toEqual(refused("KEY_INVALID"));
    expect(await upload("image", image(png), { owner: member, guestId: aGuestId() })).toEqual(
      refused("KEY_INVALID", 403),
    );
  });

  it("loses what a photo says about its place, and a hidden document", async () => {
    const photo = await sharp(png)
      .withExif({ IFD0: { Copyright: "secret-place" } })
      .jpeg()
      .toBuffer();
    const { path } = await upload("image", image(photo));
    const served = Buffer.from(await (await app.app.request(path)).arrayBuffer());
    expect((await sharp(served).metadata()).exif).toBeUndefined();
    expect(served.includes("secret-place")).toBe(false);
  });

  it("has at most 10 MB as a picture and 20 MB as a video, to the byte", async () => {
    expect((await upload("image", image(pngOfBytes(10 * MEGABYTE)))).status).toBe(200);
    expect(await upload("image", image(pngOfBytes(10 * MEGABYTE + 1)))).toEqual(refused("SLIP_INVALID_FILE"));
    expect((await upload("video", video(mp4OfBytes(20 * MEGABYTE)))).status).toBe(200);
    expect(await upload("video", video(mp4OfBytes(20 * MEGABYTE + 1)))).toEqual(refused("SLIP_INVALID_FILE"));
    expect(await upload("image", image(new Uint8Array(12 * MEGABYTE)))).toEqual(
      refused("SLIP_INVALID_FILE", 413),
    );
  });

  it("is refused without a file, and with two", async () => {
    expect(await upload("image", null)).toEqual(refused("SLIP_NO_FILE"));
    expect(await upload("image", new File([], ""))).toEqual(refused("SLIP_NO_FILE"));
    const body = new FormData();
    body.append("file", image(png));
    body.append("file", image(png));
    const two = await app.app.request("/api/chat/upload-image", {
      method: "POST",
      body,
      headers: bearer(member.token),
    });
    expect([two.status, await two.json()]).toEqual([400, { message: "SLIP_INVALID_FILE" }]);
  });

  it.each([
    ["without an extension", image(png, "photo")],
    ["whose name is only an extension", image(png, ".png")],
    ["of no bytes", image(new Uint8Array())],
    ["that is a page called a picture", image(text(PAGE))],
    ["that is SVG called a picture", image(text('<svg xmlns="http://www.w3.org/2000/svg"/>'))],
    ["that is a WebP", image(webp)],
    ["that is a video called a picture", image(mp4)],
    ["that is the head of a PNG", image(png.subarray(0, 200))],
    ["that is half a JPEG", image(jpeg.subarray(0, jpeg.length / 2))],
    ["that is half a GIF", image(gif.subarray(0, gif.length / 2))],
    ["with a page behind a PNG", image(joined(png, text(PAGE)))],
    ["with a page behind a GIF", image(joined(gif, text(PAGE)))],
    ["with a page in a PNG's comment", image(pngWith(chunk("tEXt", text(`Comment\0${PAGE}`))))],
    ["with a page in a JPEG's comment", image(jpegWith(PAGE))],
    ["with a page in a GIF's comment", image(gifWith(PAGE))],
    ["that claims too many pixels", image(pngOfSize(0x7fff, 0x7fff))],
    ["whose pixels are garbage", image(brokenPng())],
  ])("is refused as a picture %s", async (_what, file) => {
    expect(await upload("image", file)).toEqual(refused("SLIP_INVALID_FILE"));
  });

  it.each([
    ["that is a picture", video(png)],
    ["that is a page", video(text(PAGE))],
    ["without an extension", video(mp4, "video")],
    ["that ends in the middle", video(mp4.subarray(0, mp4.length - 1))],
    ["with a byte behind it", video(joined(mp4, text("x")))],
    ["with a page behind it", video(joined(mp4, text(PAGE)))],
    ["with a page in a box", video(joined(mp4, box("free", text(PAGE))))],
    ["of more boxes than films have", video(joined(mp4, ...emptyBoxes(10_000)))],
    ["that is only a head", video(mp4.subarray(0, 32))],
    ["that is a picture in boxes", video(joined(box("ftyp", text("heic\0\0\0\0mif1")), box("mdat", png)))],
    [
      "without a video track",
      video(joined(mp4.subarray(0, 32), box("moov", new Uint8Array()), box("mdat", png))),
    ],
    ["of another brand", video(joined(box("ftyp", text("jpx \0\0\0\0jpx ")), mp4.subarray(32)))],
  ])("is refused as a video %s", async (_what, file) => {
    expect(await upload("video", file)).toEqual(refused("SLIP_INVALID_FILE"));
  });

  it("that ends in the middle stores nothing and delays nobody", async () => {
    const earlier = calls.length;
    const [before] = await app.database.query<{ files: number }>("select count(*) as files from chat_file");
    const head = [
      "POST /api/chat/upload-image HTTP/1.1",
      "Host: localhost",
      `Authorization: Bearer ${member.token}`,
      "Content-Type: multipart/form-data; boundary=x",
      `Content-Length: ${MEGABYTE}`,
    ].join("\r\n");
    const part = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
    const socket = await beginRequest(port, `${head}\r\n\r\n${part}${"x".repeat(1_000)}`);
    socket.end();
    expect((await upload("image", image(png))).status).toBe(200);
    // The call of the cut one has ended.
    await expect.poll(() => calls.slice(earlier).map(({ status }) => status)).toContain(400);
    expect(await app.database.query("select count(*) as files from chat_file")).toEqual([
      { files: (before?.files ?? 0) + 1 },
    ]);
    expect(app.log).toEqual([]);
  });

  it("is served in parts, as players ask for them", async () => {
    const { path } = await upload("video", video(mp4));
    const get = async (range: string) => {
      const response = await app.app.request(path, { headers: { Range: range } });
      return [
        response.status,
        response.headers.get("Content-Range"),
        new Uint8Array(await response.arrayBuffer()),
      ];
    };
    const size = mp4.length;
    expect(await get("bytes=0-")).toEqual([206, `bytes 0-${size - 1}/${size}`, mp4]);
    expect(await get("bytes=100-199")).toEqual([206, `bytes 100-199/${size}`, mp4.slice(100, 200)]);
    expect(await get(`bytes=${size}-`)).toEqual([416, `bytes */${size}`, new Uint8Array()]);
    expect((await app.app.request(`/files/chat/${"0".repeat(32)}.mp4`)).status).toBe(404);
  });

  it("is sent as a message by its owner only, as what it is", async () => {
    const [owner, other, guest] = [
      aCustomer(app, member),
      aCustomer(app, await app.member()),
      aCustomer(app),
    ];
    const { path } = await upload("image", image(png));
    const media = (more: object = {}) => ({
      message_type: "media",
      payload: { message: "", url: path, filePath: path, fileType: "image", name: "a.png", ...more },
    });
    for (const customer of [other, guest])
      expect(await customer.sendMessage(media())).toMatchObject({
        status: 400,
        body: { message: "SLIP_INVALID_FILE" },
      });
    for (const more of [
      { url: "https://evil.example/a.png" },
      { url: "javascript:alert(1)" },
      { fileType: "video" },
      { filePath: "/files/chat/none.png", url: "/files/chat/none.png" },
    ])
      expect(await owner.sendMessage(media(more))).toMatchObject({ status: 400 });
    expect((await owner.sendMessage(media())).status).toBe(200);
    expect(await owner.history()).toMatchObject([{ message: media() }]);
  });
});

function gifWith(comment: string): Uint8Array {
  const block = joined(Uint8Array.of(0x21, 0xfe, comment.length), text(comment), Uint8Array.of(0));
  return joined(gif.subarray(0, -1), block, gif.subarray(-1));
}

/** A PNG whose compressed pixels end too early. */
function brokenPng(): Uint8Array {
  const head = png.subarray(0, 33);
  return joined(head, chunk("IDAT", deflateSync(Buffer.alloc(64))), chunk("IEND", new Uint8Array()));
}
