import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { aSlipEntry, aStatementEntry } from "@member-wallet/api/fixtures";
import { satang } from "@member-wallet/domain";
import { readProgress } from "../../money-calls/record/stored-acts.ts";
import { NO_QR, OFFER } from "../../testing/deposit-dialog.ts";
import { leaveAct } from "../../testing/left-act.ts";
import { answer } from "../../testing/mock-backend.ts";
import { backend, hiddenLauncher, launcher, message, open } from "../../testing/support-chat.ts";

const SLIPS = {
  "POST /api/statement/slip": () =>
    answer({
      total: 1,
      slips: [
        {
          reference: "slip-2",
          createdAt: "2026-01-05T03:04:05.000Z",
          amount: 1000.5,
          status: "FAILED",
          note: "EXPIRED_SLIP",
          link: "",
        },
      ],
    }),
};
const WITHDRAWAL = {
  "GET /api/lookup/withdraw": () => answer({ withdrawMin: 100, withdrawMax: 50_000 }),
  "GET /api/bonus/check/active": () => answer({ status: false, type: null }),
};

const dialog = (name: string) => page.getByRole("dialog", { name });
const help = (kind: "button" | "link") => page.getByRole(kind, { name: "Contact support" });

const received = () => page.getByRole("alertdialog", { name: "Slip received" });
const refusal = () => page.getByRole("alertdialog", { name: "Transfer slip" });

/** Tabs report to each other what was shown: each test has a slip of its own. */
let sentSlips = 0;

/** A member sends a slip, which has this status when it arrives. */
async function sendASlip(status: "PENDING" | "FAILED") {
  const slip = aSlipEntry({ reference: `slip-refused-${(sentSlips += 1)}`, amount: 0 });
  const list = (now: string) => () =>
    answer({ slips: [{ ...slip, status: now, note: "SLIP_REFNO_DUPLICATED" }], total: 1 });
  const { table } = backend({
    "GET /api/lookup/deposit": () => answer(OFFER),
    "GET /api/lookup/slip": () => answer({ uploadWithinMinutes: 60, closedFrom: "23:30", closedTo: "00:30" }),
    "POST /api/wallet/slip": () => answer({ message: "SUCCESS", reference: slip.reference }),
    "POST /api/statement/slip": list(status),
  });
  await open("/user/home?dialog=deposit&method=SCB-4680123456", "token-a");
  const file = new File(["slip"], "slip.jpg", { type: "image/jpeg" });
  await page.getByLabelText("Transfer slip", { exact: true }).upload(file);
  await page.getByRole("button", { name: "Send the slip", exact: true }).click();
  return { refuse: () => (table["POST /api/statement/slip"] = list("FAILED")) };
}

async function expectMessageAboutTheSlip() {
  await expect
    .element(message())
    .toHaveValue(
      expect.stringMatching(
        /^My slip was not accepted\. Please check it\.\nMessage shown: duplicate slip\nReference: slip-refused-\d\nTime: \d\d\/\d\d\/\d{4} /,
      ),
    );
}

async function withdraw(amount: string) {
  await page.getByRole("textbox", { name: "Amount" }).fill(amount);
  await dialog("Withdraw").getByRole("button", { name: "Withdraw", exact: true }).click();
}

describe("with the chat, contacting support", () => {
  test("about a rejected slip closes the list and prepares a message that can be changed", async () => {
    const { callsTo } = backend(SLIPS);
    await open("/user/contact?dialog=slips", "token-a");
    await dialog("Slip status").getByRole("button", { name: "Contact support" }).click();
    await expect
      .element(message())
      .toHaveValue(
        [
          "My slip was not accepted. Please check it.",
          "Message shown: expired slip",
          "Amount: 1,000.50 baht",
          "Reference: slip-2",
          "Time: 05/01/2026 10:04:05",
        ].join("\n"),
      );
    expect(window.location.search).toBe("");
    expect(dialog("Slip status").elements()).toEqual([]);
    await expect.element(message()).toHaveFocus();
    await message().fill("Please look at my slip.");
    await expect.element(message()).toHaveValue("Please look at my slip.");
    expect(callsTo("POST /api/chat/send-message")).toEqual([]);
  });

  test("about a sent slip that was refused starts at the message of the refusal", async () => {
    const { refuse } = await sendASlip("PENDING");
    await received().getByRole("button", { name: "Close" }).last().click();
    await expect.element(launcher()).toBeVisible();
    refuse();
    await refusal().getByRole("button", { name: "Contact support" }).click();
    await expectMessageAboutTheSlip();
    expect(refusal().elements()).toEqual([]);
  });

  test("about a slip that is refused while its receipt shows starts there, and closes it", async () => {
    const { refuse } = await sendASlip("PENDING");
    await expect.element(received()).toBeVisible();
    await expect.element(hiddenLauncher()).toBeInTheDocument();
    expect(received().getByRole("button", { name: "Contact support" }).elements()).toEqual([]);
    refuse();
    await received().getByRole("button", { name: "Contact support" }).click();
    await expectMessageAboutTheSlip();
    expect(received().elements()).toEqual([]);
  });

  test("about a slip that is refused at once starts at the message that says so", async () => {
    await sendASlip("FAILED");
    await expect.element(hiddenLauncher()).toBeInTheDocument();
    await refusal().getByRole("button", { name: "Contact support" }).click();
    await expectMessageAboutTheSlip();
    expect(refusal().elements()).toEqual([]);
  });

  test("about a withdrawal of unknown outcome says how much, and when", async () => {
    backend({
      ...WITHDRAWAL,
      "POST /api/wallet/withdrawAll": () => Promise.reject(new TypeError("dropped")),
    });
    await open("/user/home?dialog=withdraw", "token-a");
    await withdraw("500");
    await expect.element(page.getByText("Outcome unknown")).toBeVisible();
    await help("button").click();
    await expect
      .element(message())
      .toHaveValue(
        expect.stringMatching(
          /^I made a withdrawal and do not know the outcome\. .*\nAmount: 500\.00 baht\nTime: \d\d\/\d\d\/\d{4} /,
        ),
      );
  });

  test("about a withdrawal that was left and whose outcome is unknown starts at its alert", async () => {
    const end = Promise.withResolvers<Response>();
    backend({ ...WITHDRAWAL, "POST /api/wallet/withdrawAll": () => end.promise });
    await open("/user/home", "token-a");
    await expect.element(launcher()).toBeVisible();
    await page.getByRole("button", { name: "Withdraw", exact: true }).click();
    await withdraw("500");
    window.history.back();
    await expect.element(dialog("Withdraw")).not.toBeInTheDocument();
    end.resolve(answer({}, 502));
    const alert = page.getByRole("alertdialog", { name: "Withdrawal of 500.00 baht" });
    await alert.getByRole("button", { name: "Contact support" }).click();
    await expect
      .element(message())
      .toHaveValue(
        expect.stringMatching(
          /^I made a withdrawal and do not know the outcome\. .*\nAmount: 500\.00 baht\nTime: \d\d\/\d\d\/\d{4} /,
        ),
      );
  });

  test("about a QR that the member paid, and whose money is not found, starts at its alert", async () => {
    const qr = { before: [], paidAt: "2026-01-05T03:04:05.000Z" };
    const progress = readProgress({ reference: "qr-lost", amount: 30_000, missingSince: 0, qr });
    const asked = { kind: "qr", provider: "WW", amount: satang(30_000) } as const;
    leaveAct(asked, false, "member-a", { kind: "processing", progress, told: true });
    backend({
      "GET /api/qrcode/WW": () => answer(NO_QR),
      "POST /api/statement": () => answer({ total: 0, statements: [] }),
    });
    await open("/user/profile", "token-a");
    const alert = page.getByRole("alertdialog", { name: "300.00 baht is not confirmed yet" });
    await expect.element(alert).toBeVisible();
    await expect.element(hiddenLauncher()).toBeInTheDocument();
    await alert.getByRole("button", { name: "Contact support" }).click();
    await expect
      .element(message())
      .toHaveValue(
        [
          "I paid by QR code, but the money has not arrived. Please check it.",
          "Amount: 300.00 baht",
          "Reference: qr-lost",
          "Time: 05/01/2026 10:04:05",
        ].join("\n"),
      );
  });

  test("about a refused withdrawal starts at its alert, and the amount stays in the form", async () => {
    backend({
      ...WITHDRAWAL,
      "POST /api/wallet/withdrawAll": () => answer({ message: "MONEY_NOT_ENOUGH" }, 400),
    });
    await open("/user/home", "token-a");
    await expect.element(launcher()).toBeVisible();
    await page.getByRole("button", { name: "Withdraw", exact: true }).click();
    await withdraw("500");
    const alert = page.getByRole("alertdialog", { name: "Error" });
    await alert.getByRole("button", { name: "Contact support" }).click();
    await expect
      .element(message())
      .toHaveValue(
        expect.stringMatching(/^My withdrawal failed\. .*\nMessage shown: .+\nAmount: 500\.00 baht/),
      );
    expect(window.location.search).toBe("");
    await page.getByRole("button", { name: "Close", exact: true }).click();
    await page.getByRole("button", { name: "Withdraw", exact: true }).click();
    await expect.element(page.getByRole("textbox", { name: "Amount" })).toHaveValue("500");
  });

  test.each([
    ["deposit", "My deposit failed."],
    ["withdraw", "My withdrawal failed."],
  ])("about a failed %s starts at its entry in the statement", async (statementType, words) => {
    backend({
      "POST /api/statement": () =>
        answer({
          total: 1,
          statements: [
            aStatementEntry({
              statementType,
              status: "FAILED",
              amount: 250,
              createdAt: "2026-01-05T03:04:05.000Z",
            }),
          ],
        }),
    });
    await open(`/user/statement?dialog=statement-entry&type=${statementType}`, "token-a");
    await dialog("Entry").getByRole("button", { name: "Contact support" }).click();
    await expect
      .element(message())
      .toHaveValue(`${words} Please check it.\nAmount: 250.00 baht\nTime: 05/01/2026 10:04:05`);
    expect(window.location.pathname + window.location.search).toBe("/user/statement");
  });

  test("about home's failure prepares its message too", async () => {
    backend({ "GET /api/wallet": () => answer({ message: "NO_DATA" }, 500) });
    await open("/user/home", "token-a");
    await help("button").click();
    await expect
      .element(message())
      .toHaveValue(
        "My balance does not load. Please check it.\nMessage shown: Nothing was found. Reload the page and try again.",
      );
  });
});

describe("without the chat, contacting support", () => {
  test("about a rejected slip leads to Contact", async () => {
    backend(SLIPS);
    await open("/user/statement?dialog=slips", "token-a", {});
    await dialog("Slip status").getByRole("link", { name: "Contact support" }).click();
    await expect.element(page.getByText("Call us.")).toBeVisible();
    expect(window.location.pathname + window.location.search).toBe("/user/contact");
  });

  test("about a refused withdrawal leads to Contact", async () => {
    backend({
      ...WITHDRAWAL,
      "POST /api/wallet/withdrawAll": () => answer({ message: "MONEY_NOT_ENOUGH" }, 400),
    });
    await open("/user/home?dialog=withdraw", "token-a", {});
    await withdraw("500");
    const alert = page.getByRole("alertdialog", { name: "Error" });
    await alert.getByRole("button", { name: "Contact support" }).click();
    await expect.element(page.getByText("Call us.")).toBeVisible();
    expect(window.location.pathname + window.location.search).toBe("/user/contact");
  });

  test("about home's failure leads to Contact", async () => {
    backend({ "GET /api/wallet": () => answer({}, 500) });
    await open("/user/home", "token-a", {});
    await help("link").click();
    await expect.element(page.getByText("Call us.")).toBeVisible();
  });
});
