import { describe, expect, it } from "vitest";
import { useTestApp } from "../testing/suites.ts";

describe("a member's account", async () => {
  const app = await useTestApp();

  it("is returned with its bank in both languages", async () => {
    const member = await app.member(
      {},
      { name: "สุดา มีสุข", bankCode: "KTB", bankAccountName: "สุดา มีสุข", coin: 4 },
    );
    const { body } = await member.call("GET", "/api/account/profile");
    expect(body).toEqual({
      profile: {
        _id: member.id,
        name: "สุดา มีสุข",
        username: member.username,
        createdAt: "2026-03-02T05:00:00.000Z",
        coin: 4,
      },
      bankAccount: {
        bankCode: "KTB",
        bankAccountName: "สุดา มีสุข",
        bankAccountNo: expect.stringMatching(/^40/),
        bank: { nameTH: "ธนาคารกรุงไทย", nameEN: "Krungthai Bank" },
      },
    });
  });

  it("accepts another name with an unchanged bank account", async () => {
    const member = await app.member({}, { bankAccountNo: "1234567890" });
    const body = {
      name: " New Name ",
      bankCode: "SCB",
      bankAccountName: "MEMBER TEST",
      bankAccountNo: "1234567890",
    };
    expect((await member.call("PUT", "/api/account/profile", { body })).status).toBe(200);
    expect((await member.call("GET", "/api/account/profile")).body).toMatchObject({
      profile: { name: "New Name" },
    });
  });

  it.each([
    ["another account number", { bankAccountNo: "9999999999" }, "INVALID_BANK"],
    ["another bank", { bankCode: "KTB" }, "INVALID_BANK"],
    ["an empty name", { name: "  " }, "INVALID_USER_INFO"],
    ["a name that is a number", { name: 5 }, "INVALID_USER_INFO"],
  ])("refuses %s, because withdrawals are paid to that account", async (_case, change, code) => {
    const member = await app.member();
    const before = await member.call("GET", "/api/account/profile");
    const own = await app.database.query<{ no: string }>(
      "select bank_account_no as no from member where id = $1",
      [member.id],
    );
    const body = {
      name: "New",
      bankCode: "SCB",
      bankAccountName: "MEMBER TEST",
      bankAccountNo: own[0]?.no,
      ...change,
    };
    const response = await member.call("PUT", "/api/account/profile", { body });
    expect([response.status, response.body]).toEqual([400, { message: code }]);
    expect((await member.call("GET", "/api/account/profile")).text).toBe(before.text);
  });

  it("accepts an English account name, in capitals", async () => {
    const member = await app.member({}, { bankCode: "KTB", bankAccountName: "สุดา มีสุข" });
    const body = { bankCode: "KTB", bankAccountName: "Suda Meesuk" };
    expect((await member.call("PUT", "/api/account/bankAccountName", { body })).status).toBe(200);
    expect((await member.call("GET", "/api/account/profile")).body).toMatchObject({
      bankAccount: { bankAccountName: "SUDA MEESUK" },
    });
  });

  it.each([
    ["KTB", "สุดา มีสุข", "BANK_ACCOUNT_NAME_ENG"],
    ["KTB", "SUDA 2", "BANK_ACCOUNT_NAME_ENG"],
    ["KTB", " ", "BANK_ACCOUNT_NAME_ENG"],
    ["SCB", "SUDA MEESUK", "INVALID_BANK"],
  ])("refuses the account name of %s to be %j", async (bankCode, bankAccountName, code) => {
    const member = await app.member({}, { bankCode: "KTB" });
    const response = await member.call("PUT", "/api/account/bankAccountName", {
      body: { bankCode, bankAccountName },
    });
    expect([response.status, response.body]).toEqual([400, { message: code }]);
  });
});
