import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { aTransferSlip, sendForm, sendSlip, slipsOf } from "../testing/slips.ts";
import { useTestApp } from "../testing/suites.ts";
import { refusal } from "../testing/test-app.ts";

describe("an upload", async () => {
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
  ])("is refused when the form has %s", async (_what, bytes, sending, message) => {
    const member = await app.member();
    expect(await sendSlip(app, member, bytes, sending)).toMatchObject({ status: 400, body: { message } });
    expect(await slipsOf(member)).toEqual([]);
  });

  it("is refused one byte above 10 MB, and accepted at 10 MB", async () => {
    const member = await app.member();
    const { png } = await aTransferSlip(app);
    // Zeros may follow a JPEG.
    const jpeg = await sharp(png).jpeg().toBuffer();
    const padded = (size: number) => Buffer.concat([jpeg, Buffer.alloc(size - jpeg.length)]);
    expect(await sendSlip(app, member, padded(10 * 1024 * 1024 + 1))).toMatchObject(
      refusal("SLIP_INVALID_FILE"),
    );
    expect(await sendSlip(app, member, padded(10 * 1024 * 1024))).toMatchObject({ status: 200 });
  });

  it("is refused when it is two files, text, no form or incomplete", async () => {
    const member = await app.member();
    const { png } = await aTransferSlip(app);
    const two = new FormData();
    for (const name of ["1.png", "2.png"]) two.append("slip", new File([new Uint8Array(png)], name));
    expect(await sendForm(app, member, two)).toMatchObject({ body: { message: "SLIP_UPLOAD_FAIL" } });
    const text = new FormData();
    text.append("slip", "text");
    expect(await sendForm(app, member, text)).toMatchObject({ body: { message: "SLIP_NO_FILE" } });
    for (const type of ["multipart/form-data", "multipart/form-data; boundary=x"])
      expect(await sendForm(app, member, "--x\r\nhalf", { "Content-Type": type })).toMatchObject(
        refusal("SLIP_UPLOAD_FAIL"),
      );
    expect(await sendForm(app, member, "{}", { "Content-Type": "application/json" })).toMatchObject(
      refusal("SLIP_UPLOAD_FAIL", 415),
    );
    expect(await slipsOf(member)).toEqual([]);
  });

  it("is refused, without a server fault, when the member cancels it half-way", async () => {
    const member = await app.member();
    const cut = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(new TextEncoder().encode("--x\r\nContent-Disposition: form-data"));
        controller.error(Object.assign(new Error("aborted"), { code: "ECONNRESET" }));
      },
    });
    const headers = { "Content-Type": "multipart/form-data; boundary=x", "Content-Length": "1000" };
    expect(await sendForm(app, member, cut, headers)).toMatchObject(refusal("SLIP_UPLOAD_FAIL"));
  });

  it("is accepted by content, whatever its name and type", async () => {
    const member = await app.member();
    const { png } = await aTransferSlip(app);
    const response = await sendSlip(app, member, png, { name: "slip.svg", type: "text/html" });
    expect(response.status).toBe(200);
  });

  it("never causes a server fault", () => {
    expect(app.log).toEqual([]);
  });
});
