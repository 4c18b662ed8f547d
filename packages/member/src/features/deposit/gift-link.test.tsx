import AES from "crypto-js/aes";
import Utf8 from "crypto-js/enc-utf8";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { GIFT_LINK_KEY } from "../../testing/site-environment.ts";
import { answer } from "../../testing/mock-backend.ts";
import { backend, button, field, open, toast } from "../../testing/deposit-dialog.ts";

const SEND = "POST /api/wallet/truelink";
const LINK = "https://gift.truemoney.com/campaign/?v=0123456789abcdef";
const ALREADY_SENT = "This gift link was already sent. Check your statement.";

const dialog = () => page.getByRole("dialog");
const message = () => field("Message with the gift link");
const submit = () => button("Deposit with this link");
const sendLink = async (text: string) => {
  const site = await open("gift-link");
  await message().fill(text);
  await submit().click();
  return site;
};

describe("a gift link", () => {
  test("is found in a message and sent encrypted with the build's key", async () => {
    const { callsTo } = backend({ [SEND]: () => answer({ message: "SUCCESS" }) });
    await sendLink(`A gift for you: ${LINK} enjoy`);
    await expect.element(toast("Deposited with the gift link")).toBeVisible();
    const [call] = callsTo(SEND);
    const body = JSON.stringify(call?.body);
    expect(body).not.toContain("truemoney");
    expect(AES.decrypt(JSON.parse(body).link, GIFT_LINK_KEY).toString(Utf8)).toBe(LINK);
    await expect.poll(() => window.location.search).toBe("");
  });

  test("that was used before shows a toast, and stays in the field", async () => {
    backend({ [SEND]: () => answer({ message: "TRUELINK_DUPLICATE" }, 400) });
    await sendLink(LINK);
    await expect.element(page.getByRole("alert").getByText(/./).first()).toBeVisible();
    await expect.element(message()).toHaveValue(LINK);
  });

  test("of another host is not sent", async () => {
    const { arrived } = backend();
    await sendLink("https://gift.truemoney.com.evil.example/campaign/?v=1");
    await expect.element(page.getByText(/is not a gift link/)).toBeVisible();
    expect(arrived.filter(({ path }) => path === "/api/wallet/truelink")).toEqual([]);
  });

  test("whose answer is lost is unknown, never failed", async () => {
    backend({ [SEND]: () => answer({ message: "INTERNAL_SERVER_ERROR" }, 502) });
    await sendLink(LINK);
    await expect.element(page.getByText("Outcome unknown")).toBeVisible();
    await expect.element(page.getByRole("link", { name: "Open the statement" })).toBeVisible();
  });

  test("is sent again by the page that has it alone, and begun anew after a question", async () => {
    const { callsTo } = backend({
      "POST /api/statement": () => answer({ total: 0, statements: [] }),
      [SEND]: ({ key }) => new Response("<html>", { status: 502, headers: { "Idempotency-Key": key ?? "" } }),
    });
    const { screen } = await sendLink(LINK);
    await expect.element(button("Send the same request again")).toBeVisible();
    await screen.unmount();
    const sent = callsTo(SEND).length;
    await open("gift-link");
    await expect.element(page.getByText(/^Deposit by gift link, sent at/)).toBeVisible();
    expect(button("Send the same request again").elements()).toEqual([]);
    await button("Start over").click();
    const question = page.getByRole("alertdialog", { name: "Start over?" });
    await question.getByRole("button", { name: "Start over" }).click();
    await expect.element(message()).toHaveValue("");
    expect(callsTo(SEND)).toHaveLength(sent);
    expect(JSON.stringify([window.localStorage, window.sessionStorage])).not.toContain("truemoney");
  });
});

/** Sends the link, closes the dialog before the answer, and opens the form again. */
async function comeBack() {
  const end = Promise.withResolvers<Response>();
  const { callsTo } = backend({ [SEND]: () => end.promise });
  await sendLink(LINK);
  await expect.poll(() => callsTo(SEND)).toHaveLength(1);
  await dialog().getByRole("button", { name: "Close" }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await button("Deposit").click();
  await dialog()
    .getByRole("button", { name: /Gift link/ })
    .click();
  await expect.element(message()).toHaveValue(LINK);
  return { end, callsTo };
}

describe("a gift link whose dialog is closed while it is sent", () => {
  test("is not sent a second time, and is gone from the form once it is deposited", async () => {
    const { end, callsTo } = await comeBack();
    await expect.element(submit()).toHaveAttribute("aria-busy", "true");
    submit()
      .element()
      .dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    end.resolve(answer({ message: "SUCCESS" }));
    await expect.element(toast("Deposited with the gift link")).toBeVisible();
    await expect.element(dialog()).not.toBeInTheDocument();
    await button("Deposit").click();
    await dialog()
      .getByRole("button", { name: /Gift link/ })
      .click();
    await expect.element(message()).toHaveValue("");
    expect(callsTo(SEND)).toHaveLength(1);
    expect(toast(ALREADY_SENT).elements()).toEqual([]);
  });

  test("and that is refused stays in the form, which can be sent again", async () => {
    const { end } = await comeBack();
    end.resolve(answer({ message: "TRUELINK_DUPLICATE" }, 400));
    await expect.element(toast(ALREADY_SENT)).toBeVisible();
    await expect.element(submit()).not.toHaveAttribute("aria-busy");
    await expect.element(message()).toHaveValue(LINK);
  });
});
