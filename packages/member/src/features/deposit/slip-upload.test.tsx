import { describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { aSlipEntry } from "@member-wallet/api/fixtures";
import { FIXED_MARKET, renderSite } from "../../testing/render-site.tsx";
import { answer, type ReceivedCall } from "../../testing/mock-backend.ts";
import { backend, button, field, open } from "../../testing/deposit-dialog.ts";

const UPLOAD = "POST /api/wallet/slip";
const WAY = "SCB-4680123456";

const MB = 1024 * 1024;

/** A square picture of this many pixels a side, as a file that is larger by `extraBytes`. */
async function aPicture(side: number, extraBytes = 0): Promise<File> {
  const canvas = new OffscreenCanvas(side, side);
  canvas.getContext("2d")?.fillRect(0, 0, side, side);
  const [name, type] = extraBytes === 0 ? ["slip.jpg", "image/jpeg"] : ["slip.png", "image/png"];
  // A decoder ignores what follows the picture: one above the limit is quickly made.
  return new File([await canvas.convertToBlob({ type }), new Uint8Array(extraBytes)], name, { type });
}

function sentFile({ body }: ReceivedCall | undefined = {} as ReceivedCall): File {
  const file = body instanceof FormData ? body.get("slip") : null;
  if (!(file instanceof File)) throw new Error("No slip was sent.");
  return file;
}

/** The alert that says why a slip was refused. */
const refusal = () =>
  page
    .getByRole("alertdialog", { name: "Error" })
    .filter({ hasText: "This file cannot be used. Choose another file." });
const choose = async (file: File) => {
  await field("Transfer slip").upload(file);
  await expect.element(page.getByText(file.name)).toBeVisible();
};
const given = (kind: "paste" | "drop", file: File) => {
  const data = new DataTransfer();
  data.items.add(file);
  const options = { bubbles: true, cancelable: true };
  return kind === "paste"
    ? new ClipboardEvent(kind, { ...options, clipboardData: data })
    : new DragEvent(kind, { ...options, dataTransfer: data });
};

const paste = async (file: File) => {
  await expect.element(button("Send the slip")).toBeVisible();
  document.body.dispatchEvent(given("paste", file));
  await expect.element(page.getByText(file.name)).toBeVisible();
};

describe("a slip", () => {
  test("is required: sending without one shows an error", async () => {
    backend();
    await open("SCB-4680123456");
    await button("Send the slip").click();
    await expect.element(page.getByText("Choose a slip", { exact: true })).toBeVisible();
  });

  test.each([
    [
      "an empty file",
      new File([], "slip.png", { type: "image/png" }),
      "This file is empty. Choose another picture.",
    ],
    [
      "Apple's format",
      new File(["x"], "IMG.HEIC", { type: "image/heic" }),
      /picture format is not supported/,
    ],
    ["a drawing", new File(["<svg/>"], "slip.svg", { type: "image/svg+xml" }), /not supported/],
    [
      "a byte more than 10 MB",
      new File([new Uint8Array(10 * MB + 1)], "slip.jpg", { type: "image/jpeg" }),
      "The file is too large. Choose one of at most 10 MB.",
    ],
  ])("is not %s, which is said and not sent", async (_what, file, words) => {
    const { arrived } = backend();
    await open("SCB-4680123456");
    await paste(file);
    await expect.element(page.getByText(words)).toBeVisible();
    await button("Send the slip").click();
    expect(arrived.filter(({ path }) => path === "/api/wallet/slip")).toEqual([]);
  });
});

describe("a slip that is sent", () => {
  test("shows its progress, closes the dialog, refetches the wallet, and opens its status", async () => {
    const end = Promise.withResolvers<Response>();
    const { callsTo } = backend({
      [UPLOAD]: (call) => {
        call.progress(0.4);
        return end.promise;
      },
      "POST /api/statement/slip": () =>
        answer({ slips: [aSlipEntry({ reference: "slip-7", status: "PENDING" })], total: 1 }),
    });
    await open(WAY);
    await choose(await aPicture(8));
    await button("Send the slip").click();
    await expect.element(page.getByText("40%")).toBeVisible();
    await expect.element(button("Close")).toBeDisabled();
    const looks = callsTo("GET /api/wallet").length;
    end.resolve(answer({ message: "SUCCESS", reference: "slip-7" }));
    await page.getByRole("alertdialog").getByRole("button", { name: "See slip status" }).click();
    await expect.element(page.getByText("The slip you just sent")).toBeVisible();
    expect(window.location.search).toBe("?dialog=slips&reference=slip-7");
    expect(callsTo("GET /api/wallet").length).toBeGreaterThan(looks);
    expect(callsTo(UPLOAD)[0]?.key).toMatch(/^[0-9a-f]{32}$/);
  });

  test("counts as received when the answer has no more than a success", async () => {
    backend({ [UPLOAD]: () => new Response(null, { status: 204 }) });
    await open(WAY);
    await choose(await aPicture(8));
    await button("Send the slip").click();
    await expect.element(page.getByRole("alertdialog", { name: "Slip received" })).toBeVisible();
  });

  test("and cancelled stays, and is sent again under the same key", async () => {
    const { callsTo, table } = backend({ [UPLOAD]: () => new Promise(() => {}) });
    await open(WAY);
    await choose(await aPicture(8));
    await button("Send the slip").click();
    await button("Cancel sending").click();
    await expect.element(page.getByText(/Sending was cancelled/)).toBeVisible();
    await expect.element(page.getByText("slip.jpg")).toBeVisible();
    table[UPLOAD] = () => answer({ message: "SUCCESS" });
    await button("Send the slip").click();
    await expect.element(page.getByRole("alertdialog", { name: "Slip received" })).toBeVisible();
    const [first, second] = callsTo(UPLOAD);
    expect(second?.key).toBe(first?.key);
    expect(await sentFile(second).arrayBuffer()).toEqual(await sentFile(first).arrayBuffer());
  });

  test("and refused stays after the reason, and is sent again under a new key", async () => {
    const { callsTo } = backend({ [UPLOAD]: () => answer({ message: "SLIP_INVALID_FILE" }, 400) });
    await open(WAY);
    // Half a JPEG: this browser can't show it either, and the server decides.
    const whole = await aPicture(64);
    await choose(new File([whole.slice(0, whole.size / 2)], "half.jpg", { type: "image/jpeg" }));
    await button("Send the slip").click();
    await expect.element(refusal()).toBeVisible();
    await refusal().getByRole("button", { name: "Close" }).last().click();
    await expect.element(page.getByText("half.jpg")).toBeVisible();
    expect(sentFile(callsTo(UPLOAD)[0]).size).toBe(Math.floor(whole.size / 2));
    await button("Send the slip").click();
    await expect.poll(() => callsTo(UPLOAD).length).toBe(2);
    const [first, second] = callsTo(UPLOAD);
    expect(second?.key).not.toBe(first?.key);
  });

  test("without an answer is unknown, never failed, and opens the slips", async () => {
    backend({ [UPLOAD]: () => Promise.reject(new TypeError("dropped")) });
    await open(WAY);
    await choose(await aPicture(8));
    await button("Send the slip").click();
    await expect.element(page.getByText("Outcome unknown")).toBeVisible();
    await expect
      .element(page.getByRole("link", { name: "See slip status" }))
      .toHaveAttribute("href", "/user/statement?dialog=slips");
  });

  test("and refused after the member went back still shows the refusal", async () => {
    const end = Promise.withResolvers<Response>();
    const { callsTo } = backend({ [UPLOAD]: () => end.promise });
    await renderSite("/user/home", FIXED_MARKET, "token-a");
    await button("Deposit").click();
    await page.getByRole("button", { name: /Bank SCB/ }).click();
    await choose(await aPicture(8));
    await button("Send the slip").click();
    await expect.poll(() => callsTo(UPLOAD).length).toBe(1);
    window.history.back();
    await expect.element(field("Transfer slip")).not.toBeInTheDocument();
    end.resolve(answer({ message: "SLIP_UPLOAD_FAIL" }, 400));
    await expect.element(page.getByRole("alertdialog", { name: "Transfer slip" })).toBeVisible();
  });

  test("and whose form was left is still being sent there, and no second one is", async () => {
    const { callsTo } = backend({ [UPLOAD]: () => new Promise(() => {}) });
    await renderSite("/user/home", FIXED_MARKET, "token-a");
    await button("Deposit").click();
    await page.getByRole("button", { name: /Bank SCB/ }).click();
    await choose(await aPicture(8));
    await button("Send the slip").click();
    await expect.poll(() => callsTo(UPLOAD).length).toBe(1);
    window.history.back();
    await page.getByRole("button", { name: /Bank SCB/ }).click();
    await expect.element(button("Send the slip")).toHaveAttribute("aria-busy", "true");
    expect(button("Cancel sending").elements()).toEqual([]);
    expect(callsTo(UPLOAD)).toHaveLength(1);
  });
});

describe("a picked slip", () => {
  test("that is a large photo is scaled down, but stays large enough to read its code", async () => {
    const { callsTo } = backend({ [UPLOAD]: () => answer({ message: "SUCCESS" }) });
    await open(WAY);
    const photo = await aPicture(2_100, 10 * MB);
    expect(photo.size).toBeGreaterThan(10 * MB);
    await paste(photo);
    await button("Send the slip").click();
    await expect.poll(() => callsTo(UPLOAD).length).toBe(1);
    const sent = sentFile(callsTo(UPLOAD)[0]);
    expect(sent).toMatchObject({ type: "image/jpeg", name: "slip.jpg" });
    expect(sent.size).toBeLessThan(photo.size);
    expect((await createImageBitmap(sent)).width).toBe(2_000);
  });

  test("is sent unchanged where the browser can't scale it down", async () => {
    const { callsTo } = backend({ [UPLOAD]: () => answer({ message: "SUCCESS" }) });
    await open(WAY);
    const photo = await aPicture(1_000, 4 * MB);
    vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
    await paste(photo);
    await button("Send the slip").click();
    await expect.poll(() => callsTo(UPLOAD).length).toBe(1);
    expect(sentFile(callsTo(UPLOAD)[0]).size).toBe(photo.size);
  });

  test.each(["paste", "drop"] as const)("can be added by %s, anywhere on the page", async (kind) => {
    backend();
    await open(WAY);
    await expect.element(button("Send the slip")).toBeVisible();
    const event = given(kind, await aPicture(8));
    document.body.dispatchEvent(event);
    // Otherwise the browser would navigate to the file.
    expect(event.defaultPrevented).toBe(true);
    await expect.element(page.getByRole("img", { name: "Preview of slip.jpg" })).toBeVisible();
  });

  test("is the last one, even if an earlier one took longer to prepare", async () => {
    const { callsTo } = backend({ [UPLOAD]: () => answer({ message: "SUCCESS" }) });
    await open(WAY);
    await expect.element(button("Send the slip")).toBeVisible();
    const [large, small] = [await aPicture(1_000, 4 * MB), await aPicture(8)];
    const prepared = Promise.withResolvers<never>();
    vi.spyOn(globalThis, "createImageBitmap").mockReturnValue(prepared.promise);
    document.body.dispatchEvent(given("paste", large));
    document.body.dispatchEvent(given("paste", small));
    await expect.element(page.getByText("slip.jpg")).toBeVisible();
    prepared.reject(new Error("No picture."));
    await button("Send the slip").click();
    await expect.poll(() => callsTo(UPLOAD).map((call) => sentFile(call).name)).toEqual(["slip.jpg"]);
  });
});
