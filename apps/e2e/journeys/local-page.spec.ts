import { SANDBOX } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { resetFaults } from "../support/sandbox.ts";
import { openAgent } from "../support/support-chat.ts";

test.afterEach(resetFaults);

test("the sandbox's page makes calls fail, and makes them work again", async ({ page }) => {
  const banks = () => page.request.get(`${SANDBOX.url}/api/lookup/banks`);
  await page.goto(`${SANDBOX.url}/sandbox`);
  const form = page.locator("#faults");
  const field = (name: string) => form.locator(`[name=${name}]`);
  await field("call").fill("GET /api/lookup/banks");
  await field("code").fill("NO_BANK");
  await field("status").fill("418");
  await form.getByRole("button", { name: "Add" }).click();
  await expect(form.getByText("Added.")).toBeVisible();
  const failed = await banks();
  expect([failed.status(), await failed.json()]).toEqual([418, { message: "NO_BANK" }]);
  expect((await banks()).status()).toBe(200);

  await field("effect").selectOption("body");
  await expect(field("code")).toBeHidden();
  await field("body").fill("no json");
  await form.getByRole("button", { name: "Add" }).click();
  await expect(form.getByText("The body is no JSON.")).toBeVisible();
  await field("body").fill('["odd"]');
  await field("when").selectOption("after");
  await field("times").fill("2");
  await form.getByRole("button", { name: "Add" }).click();
  await expect(form.getByRole("listitem")).toHaveText(/GET \/api\/lookup\/banks, after, 2 x: .*odd/);
  await form.getByRole("button", { name: "Remove all faults" }).click();
  await expect(form.getByRole("listitem")).toHaveCount(0);
  expect((await banks()).status()).toBe(200);

  await page.getByLabel("Ten-digit phones only").check();
  await page.getByLabel("Bonuses in the list").fill("200");
  await page.getByLabel("Wheel").selectOption("forty");
  await page.locator("#switches button").click();
  await expect(page.locator("#switches output")).toHaveText("Set.");
  await page.reload();
  await expect(page.getByLabel("Ten-digit phones only")).toBeChecked();
  await expect(page.getByLabel("Bonuses in the list")).toHaveValue("200");
  await expect(page.getByLabel("Wheel")).toHaveValue("forty");
  await page.getByLabel("Bonuses in the list").fill("");
  await page.locator("#switches button").click();
  await expect(page.locator("#switches output")).toHaveText("Set.");
});

test("support's page keeps a text until the sandbox has stored it, and says why it has not", async ({
  page,
}) => {
  const message = { message_type: "text", payload: "Guest asks" };
  const asked = await page.request.post(`${SANDBOX.url}/api/chat/send-message`, {
    headers: { "X-Requested-With": "wallet-user" },
    data: { guestId: "0".repeat(32), message },
  });
  expect(asked.status()).toBe(200);
  const agent = await openAgent(page.context());
  await agent.answer(/unread$/);
  const form = agent.page.locator("form[name=text]");
  const field = form.getByLabel("Text", { exact: true });
  const send = form.getByRole("button", { name: "Send text" });
  let answer: "none" | "refusal" | "success" = "none";
  await agent.page.route("**/sandbox/chat/rooms/*/messages", (route) => {
    if (route.request().method() !== "POST" || answer === "success") return route.fallback();
    return answer === "none" ? route.abort() : route.fulfill({ status: 400, json: { message: "TOO_LONG" } });
  });

  await field.fill("Support\nanswers");
  await send.click();
  await expect(form.getByText("The sandbox does not answer.")).toBeVisible();
  await expect(field).toHaveValue("Support\nanswers");

  answer = "refusal";
  await send.click();
  await expect(form.getByText("Refused: TOO_LONG")).toBeVisible();
  await expect(field).toHaveValue("Support\nanswers");

  answer = "success";
  await send.click();
  await expect(form.getByText("Sent.")).toBeVisible();
  await expect(agent.log.getByText("Support answers")).toBeVisible();
  await expect(field).toHaveValue("");
});

test(
  "support's page lists who waits first, and the others on further pages",
  { tag: "@long" },
  async ({ page }) => {
    const names = new Set<string>();
    for (let guest = 1; guest <= 51; guest += 1) {
      const asked = await page.request.post(`${SANDBOX.url}/api/chat/send-message`, {
        headers: { "X-Requested-With": "wallet-user" },
        data: {
          guestId: guest.toString(16).padStart(32, "f"),
          message: { message_type: "text", payload: "Guest asks" },
        },
      });
      expect(asked.status()).toBe(200);
    }
    const { page: list } = await openAgent(page.context());
    const customers = list.getByRole("list", { name: "Customers" }).getByRole("button");
    const readPage = async () => {
      for (const name of await customers.allTextContents()) names.add(name);
    };
    await expect(customers).toHaveCount(50);
    await expect(customers.first()).toHaveText(/1 unread$/);
    await readPage();
    await list.getByRole("button", { name: "More customers" }).click();
    await expect(list.getByRole("button", { name: "More customers" })).toBeHidden();
    await readPage();
    expect(names.size).toBeGreaterThan(50);
    await list.getByRole("button", { name: "Previous customers" }).click();
    await expect(customers).toHaveCount(50);
  },
);
