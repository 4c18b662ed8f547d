import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CHAT_ATTACHMENT_TYPES, checkChatAttachment } from "./chat-attachment.ts";
import { MEGABYTE, type PickedFile } from "./picked-file.ts";
import { checkSlipFile, SLIP_TYPES } from "./slip-file.ts";

function aFile(overrides: Partial<PickedFile> = {}): PickedFile {
  return { name: "slip.jpg", size: 1000, type: "image/jpeg", ...overrides };
}

describe("a chat attachment", () => {
  test.each(CHAT_ATTACHMENT_TYPES)("may be %s", (type) => {
    expect(checkChatAttachment(aFile({ type }))).toEqual({ kind: "ok", media: type.split("/")[0] });
  });

  test.each(["image/svg+xml", "image/heic", "application/pdf", "video/webm", "", "image"])(
    "may not be %j",
    (type) => {
      expect(checkChatAttachment(aFile({ type }))).toEqual({ kind: "not-supported" });
    },
  );

  test.each(["slip", "slip.", ".jpg", ""])("needs an extension, unlike %j", (name) => {
    expect(checkChatAttachment(aFile({ name }))).toEqual({ kind: "not-supported" });
  });

  test.each([
    ["image/png", 10],
    ["video/mp4", 20],
  ])("of type %s has at most %d MB, to the byte", (type, megabytes) => {
    expect(checkChatAttachment(aFile({ type, size: megabytes * MEGABYTE })).kind).toBe("ok");
    expect(checkChatAttachment(aFile({ type, size: megabytes * MEGABYTE + 1 }))).toEqual({
      kind: "too-large",
      limitMegabytes: megabytes,
    });
  });

  test("is not an empty file", () => {
    expect(checkChatAttachment(aFile({ size: 0 }))).toEqual({ kind: "empty" });
  });
});

describe("a slip", () => {
  test.each(SLIP_TYPES)("may be %s", (type) => {
    expect(checkSlipFile(aFile({ type }))).toEqual({ kind: "ok" });
  });

  test.each([
    ["IMG_1.HEIC", ""],
    ["IMG_1.heic", "application/octet-stream"],
    ["IMG_1.jpg", "image/heic"],
    ["IMG_1", "image/heif-sequence"],
  ])("in Apple's format is named as such (%s, %j)", (name, type) => {
    expect(checkSlipFile(aFile({ name, type }))).toEqual({ kind: "heic" });
  });

  test("that the phone converted to a JPEG is accepted, whatever its old name", () => {
    expect(checkSlipFile(aFile({ name: "IMG_1.HEIC", type: "image/jpeg" }))).toEqual({ kind: "ok" });
  });

  test("without a type is recognised by its extension, or not at all", () => {
    expect(checkSlipFile(aFile({ name: "Slip.PNG", type: "" }))).toEqual({ kind: "ok" });
    expect(checkSlipFile(aFile({ name: "slip", type: "" }))).toEqual({ kind: "unknown-type" });
  });

  test.each(["application/pdf", "video/mp4"])("is not %s", (type) => {
    expect(checkSlipFile(aFile({ type }))).toEqual({ kind: "not-image" });
  });

  test.each(["image/svg+xml", "image/gif", "image/avif", "image/bmp"])(
    "is not a picture of type %s, which is called one that is not supported",
    (type) => {
      expect(checkSlipFile(aFile({ type }))).toEqual({ kind: "unknown-type" });
    },
  );

  test("has at most 10 MB, to the byte, and is not empty", () => {
    expect(checkSlipFile(aFile({ size: 10 * MEGABYTE })).kind).toBe("ok");
    expect(checkSlipFile(aFile({ size: 10 * MEGABYTE + 1 }))).toEqual({
      kind: "too-large",
      limitMegabytes: 10,
    });
    expect(checkSlipFile(aFile({ size: 0 }))).toEqual({ kind: "empty" });
  });
});

describe("over every file", () => {
  const files = fc.record({
    name: fc.constantFrom("a.jpg", "a.heic", "a.svg", "a", ".png", "a.tar.gz", "a.php"),
    size: fc.integer({ min: 0, max: 30 * MEGABYTE }),
    type: fc.constantFrom("", "image/jpeg", "image/heic", "text/html", "video/mp4", "image/svg+xml"),
  });

  test("a slip is accepted exactly when it is an image by type, else by extension, of a valid size", () => {
    fc.assert(
      fc.property(files, (file) => {
        const image = file.type === "image/jpeg" || (file.type === "" && file.name === "a.jpg");
        const fits = file.size > 0 && file.size <= 10 * MEGABYTE;
        expect(checkSlipFile(file).kind === "ok").toBe(image && fits);
      }),
    );
  });

  test("an attachment is accepted exactly when its type is listed, its name has an extension and its size is valid", () => {
    fc.assert(
      fc.property(files, (file) => {
        const limit =
          new Map([
            ["image/jpeg", 10],
            ["video/mp4", 20],
          ]).get(file.type) ?? 0;
        const named = file.name !== "a" && file.name !== ".png";
        const fits = file.size > 0 && file.size <= limit * MEGABYTE;
        expect(checkChatAttachment(file).kind === "ok").toBe(named && fits);
      }),
    );
  });
});
