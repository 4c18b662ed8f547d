import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { aTransferSlip, sendForm, sendSlip, slipsOf } from "../testing/slips.ts";
import { useTestApp } from "../testing/suites.ts";

describe("an upload is refused before it becomes a slip", async () => {
  const app = await useTestApp();

  const empty = new Uint8Array();
  const svg = new TextEncoder().encode(
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  );

  it.each([
    ["an empty file", empty, {}, "SLIP_INVALID_FILE"],
    ["no chosen file", empty, { name: "", type: "application/octet-stream" }, "SLIP_NO_FILE"],
    ["a file in another field", svg, { field: "file" }, "SLIP_NO_FILE"],
    ["an SVG named .png", svg, {}, "SLIP_INVALID_FILE"],
  ])("when the form has %s", async (_what, bytes, sending, message) => {
    const member = await app.member();
    expect(await sendSlip(app, member, bytes, sending)).toMatchObject({ status: 400, body: { message } });
    expect(await slipsOf(member)).toEqual([]);
  });

  it("when it is one byte larger than 10 MB, and not when it is just as large", async () => {
    const member = await app.member();
    const { png } = await aTransferSlip(app);
    // Zeros may follow a JPEG.
    const jpeg = await sharp(png).jpeg().toBuffer();
    const padded = (size: number) => Buffer.concat([jpeg, Buffer.alloc(size - jpeg.length)]);
    expect(await sendSlip(app, member, padded(10 * 1024 * 1024 + 1))).toMatchObject({
      status: 400,
      body: { message: "SLIP_INVALID_FILE" },
    });
    expect(await sendSlip(app, member, padded(10 * 1024 * 1024))).toMatchObject({ status: 200 });
  });

  it("when it is two files, text, no form or half of one", async () => {
    const member = await app.member();
    const { png } = await aTransferSlip(app);
    const two = new FormData();
    for (const name of ["1.png", "2.png"]) two.append("slip", new File([new Uint8Array(png)], name));
    expect(await sendForm(app, member, two)).toMatchObject({ body: { message: "SLIP_UPLOAD_FAIL" } });
    const text = new FormData();
    text.append("slip", "text");
    expect(await sendForm(app, member, text)).toMatchObject({ body: { message: "SLIP_NO_FILE" } });
    for (const type of ["multipart/form-data", "multipart/form-data; boundary=x"])
      expect(await sendForm(app, member, "--x\r\nhalf", { "Content-Type": type })).toMatchObject({
        status: 400,
        body: { message: "SLIP_UPLOAD_FAIL" },
      });
    expect(await sendForm(app, member, "{}", { "Content-Type": "application/json" })).toMatchObject({
      status: 415,
      body: { message: "SLIP_UPLOAD_FAIL" },
    });
    expect(await slipsOf(member)).toEqual([]);
  });

  it("when the member cancels it half-way, which is no failure of the sandbox", async () => {
    const member = await app.member();
    const cut = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(new TextEncoder().encode("--x\r\nContent-Disposition: form-data"));
        controller.error(Object.assign(new Error("aborted"), { code: "ECONNRESET" }));
      },
    });
    const headers = { "Content-Type": "multipart/form-data; boundary=x", "Content-Length": "1000" };
    expect(await sendForm(app, member, cut, headers)).toMatchObject({
      status: 400,
      body: { message: "SLIP_UPLOAD_FAIL" },
    });
  });

  it("whatever its name and type say; a picture named otherwise is taken", async () => {
    const member = await app.member();
    const { png } = await aTransferSlip(app);
    const response = await sendSlip(app, member, png, { name: "slip.svg", type: "text/html" });
    expect(response.status).toBe(200);
  });

  it("and never with a failure of the sandbox itself", () => {
    expect(app.log).toEqual([]);
  });
});
