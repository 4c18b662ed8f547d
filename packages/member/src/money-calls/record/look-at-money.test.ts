import { aQrState, aSlipEntry, aStatementEntry, aWalletAnswer } from "@member-wallet/api/fixtures";
import { satang } from "@member-wallet/domain";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { actTabs, settled } from "../../testing/act-tabs.ts";
import { connectActs } from "../../testing/connect-acts.ts";
import { answer, mockBackend, type ReceivedCall } from "../../testing/mock-backend.ts";
import { standsIn } from "../../testing/sample-acts.ts";
import type { Asked } from "./act.ts";

const WITHDRAW = "POST /api/wallet/withdrawAll";
const WITHDRAWAL = { statementType: "withdraw", status: "PENDING", amount: 110 };
const STATEMENT = "POST /api/statement";
const NO_QR = aQrState({ qrcodeId: null, hasQrcode: false, qrcode: "", expireIn: null, message: "" });

type Entry = ReturnType<typeof aStatementEntry>;

// It is replaced with the backend, and Node has none.
beforeEach(() => void vi.stubGlobal("XMLHttpRequest", Object));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A tab whose record looks at money with the product's own calls. */
async function aMember() {
  let time = Date.UTC(2026, 0, 5);
  let entries: readonly Entry[] = [];
  /** Pages of the statement, the newest first. */
  const statement = ({ body }: ReceivedCall) => {
    const { page, limit } = body as { readonly page: number; readonly limit: number };
    return answer({ total: entries.length, statements: entries.slice((page - 1) * limit, page * limit) });
  };
  const { table } = mockBackend({ "GET /api/wallet": () => answer(aWalletAnswer()), [STATEMENT]: statement });
  const tabs = actTabs(true, (session) => {
    const calls = connectActs(session, "", { knowsKeys: true });
    return { ...calls, send: calls.sendCoupon, now: () => time };
  });
  tabs.load(0);
  tabs.logIn(0, "A", true);
  await settled();
  return {
    table,
    stands: () => tabs.pages[0]?.record.acts().map(({ stand }) => stand),
    /** Asks for it, and waits until it is accepted. */
    async press(asked: Asked) {
      const count = standsIn(tabs, 0)?.length ?? 0;
      tabs.press(0, asked);
      await expect
        .poll(() => standsIn(tabs, 0)?.slice(count))
        .toEqual([expect.stringMatching(/^(?:processing|ended)$/)]);
    },
    /** The device's clock, by which the server's is known until it answers, is set so many seconds forward or back. */
    setClock: (seconds: number) => void (time += seconds * 1_000),
    /** Time passes, and all money is looked at once. */
    async look(seconds: number) {
      time += seconds * 1_000;
      const { record } = tabs.pages[0] ?? {};
      await Promise.all(record?.acts().map(({ key }) => record.refresh(key)) ?? []);
    },
    /** A slip is being read, as its list shows on the page; returns when it was sent. */
    showSlip() {
      const at = new Date(time).toISOString();
      const unknown = { nth: 0, amount: null, sentAt: null, endedAt: null, reason: null };
      tabs.pages[0]?.record.observe("slip", [{ reference: "s-1", at, state: "in-progress", ...unknown }]);
      return at;
    },
    /** The statement has an entry more, which is made now. */
    enter(entry: Partial<Entry>) {
      const made = aStatementEntry({ ...entry, createdAt: new Date(time).toISOString() });
      entries = [made, ...entries];
      return made.createdAt;
    },
  };
}

type Member = Awaited<ReturnType<typeof aMember>>;

/** The statement has so many entries more that are no deposits. */
function enterMoves(count: number, { enter }: Member) {
  for (let made = 0; made < count; made += 1) enter({ statementType: "transfer" });
}

type Provider = "WW" | "KBANK";

/** Asks for a QR of 300 baht, which is seen open. @param meanwhile happens before it is accepted. */
async function createQr(
  { table, press, look }: Member,
  provider: Provider,
  id: string,
  meanwhile?: () => void,
) {
  const open = () => answer(aQrState({ qrcodeId: id, amount: 300 }));
  table[`POST /api/qrcode/${provider}`] = () => {
    meanwhile?.();
    return open();
  };
  table[`GET /api/qrcode/${provider}`] = open;
  await press({ kind: "qr", provider, amount: satang(30_000) });
  await look(3);
}

/** It is paid, has run out, or was cancelled elsewhere. */
function close({ table }: Member, provider: Provider) {
  table[`GET /api/qrcode/${provider}`] = () => answer(NO_QR);
}

const arrived = (at: string) => ({ kind: "ended", progress: { at }, end: { kind: "arrived" } });

/** A member with two QRs, of which the first has run out. */
async function twoQrs(provider: Provider) {
  const member = await aMember();
  await createQr(member, "WW", "qr-1");
  close(member, "WW");
  await member.look(600);
  await createQr(member, provider, "qr-2");
  return member;
}

test("a QR that is paid before the first look at it is paid by the deposit since it was asked for, not by an older one", async () => {
  const member = await aMember();
  member.enter({ amount: 300, from: null });
  await member.look(60);
  let at = "";
  member.table["POST /api/qrcode/WW"] = () => {
    at = member.enter({ amount: 300, from: null });
    close(member, "WW");
    return answer(aQrState({ qrcodeId: "qr-1", amount: 300 }));
  };
  await member.press({ kind: "qr", provider: "WW", amount: satang(30_000) });
  await member.look(5);
  expect(member.stands()).toMatchObject([arrived(at)]);
});

test("a QR that is gone before the first look at it is not paid by what has paid a later one", async () => {
  const member = await aMember();
  await createQr(member, "WW", "qr-1", () => close(member, "WW"));
  close(member, "WW");
  await createQr(member, "WW", "qr-2");
  const at = member.enter({ amount: 300, from: "WW" });
  close(member, "WW");
  await member.look(5);
  await member.look(5);
  expect(member.stands()).toMatchObject([{ kind: "processing" }, arrived(at)]);
});

test("a QR that is gone before the first look at it is not paid by an older deposit", async () => {
  const member = await aMember();
  member.enter({ amount: 300, from: null });
  await member.look(60);
  await createQr(member, "WW", "qr-1", () => close(member, "WW"));
  close(member, "WW");
  await member.look(5);
  expect(member.stands()).toMatchObject([{ kind: "processing" }]);
});

test("a QR is not paid by what a slip brought that was accepted while the page slept, but by what comes later", async () => {
  const member = await aMember();
  await createQr(member, "WW", "qr-1");
  const createdAt = member.showSlip();
  member.setClock(600);
  close(member, "WW");
  const endedAt = member.enter({ amount: 300, from: null });
  const slips = [aSlipEntry({ reference: "s-1", amount: 300, createdAt, endedAt })];
  member.table["POST /api/statement/slip"] = () => answer({ total: 1, slips });
  await member.look(5);
  expect(member.stands()).toMatchObject([{ kind: "processing" }, { kind: "ended", progress: { endedAt } }]);
  const at = member.enter({ amount: 300, from: null });
  await member.look(5);
  expect(member.stands()).toMatchObject([arrived(at), { kind: "ended" }]);
});

test("a QR of which the provider tells no amount is paid by a deposit of the amount that was asked for", async () => {
  const member = await aMember();
  await createQr(member, "WW", "qr-1");
  member.table["GET /api/qrcode/WW"] = () => answer(aQrState({ qrcodeId: "qr-1", amount: null }));
  await member.look(5);
  const at = member.enter({ amount: 300, from: null });
  close(member, "WW");
  await member.look(5);
  expect(member.stands()).toMatchObject([arrived(at)]);
});

describe("a QR created after an equal one ran out", () => {
  test.each([
    ["WW", "WW"],
    ["WW", null],
    ["KBANK", "KBANK"],
    ["KBANK", null],
  ] as const)("at %s is paid by its own payment, which the statement has from %j", async (provider, from) => {
    const member = await twoQrs(provider);
    const at = member.enter({ amount: 300, from });
    close(member, provider);
    await member.look(5);
    await member.look(5);
    expect(member.stands()).toMatchObject([{ kind: "processing" }, arrived(at)]);
  });

  test("is not paid by what comes for the first one while it is open", async () => {
    const member = await twoQrs("WW");
    const at = member.enter({ amount: 300, from: "WW" });
    await member.look(5);
    await member.look(5);
    close(member, "WW");
    await member.look(5);
    expect(member.stands()).toMatchObject([arrived(at), { kind: "processing" }]);
  });
});

test("a withdrawal that was sent while the device's clock ran ahead is found", async () => {
  const member = await aMember();
  let at = "";
  member.table[WITHDRAW] = () => {
    member.setClock(-600);
    at = member.enter(WITHDRAWAL);
    return answer({ message: "SUCCESS" });
  };
  member.setClock(600);
  await member.press({ kind: "withdraw", amount: satang(11_000) });
  await member.look(20);
  await member.look(61);
  expect(member.stands()).toMatchObject([{ kind: "processing", progress: { at } }]);
});

describe("an accepted withdrawal with a hundred newer entries", () => {
  test("is not looked for beyond them, and never told as not found", async () => {
    const member = await aMember();
    member.table[WITHDRAW] = () => {
      member.enter(WITHDRAWAL);
      enterMoves(100, member);
      return answer({ message: "SUCCESS" });
    };
    await member.press({ kind: "withdraw", amount: satang(11_000) });
    await member.look(20);
    await member.look(61);
    expect(member.stands()).toMatchObject([
      { kind: "processing", progress: { at: null, missingSince: null } },
    ]);
  });

  test("is not taken for a newer one of its amount", async () => {
    const member = await aMember();
    member.table[WITHDRAW] = () => {
      member.enter(WITHDRAWAL);
      enterMoves(100, member);
      member.enter({ ...WITHDRAWAL, status: "FAILED" });
      return answer({ message: "SUCCESS" });
    };
    await member.press({ kind: "withdraw", amount: satang(11_000) });
    await member.look(20);
    expect(member.stands()).toMatchObject([{ kind: "processing", progress: { at: null } }]);
  });

  test("whose entry was found before stays in progress", async () => {
    const member = await aMember();
    member.table[WITHDRAW] = () => {
      member.enter(WITHDRAWAL);
      return answer({ message: "SUCCESS" });
    };
    await member.press({ kind: "withdraw", amount: satang(11_000) });
    await member.look(20);
    enterMoves(100, member);
    await member.look(20);
    await member.look(61);
    expect(member.stands()).toMatchObject([{ kind: "processing", progress: { at: expect.any(String) } }]);
  });
});

test("of two QRs that are gone, a deposit pays the one that it names", async () => {
  const member = await aMember();
  await createQr(member, "KBANK", "qr-1");
  await createQr(member, "WW", "qr-2");
  const at = member.enter({ amount: 300, from: "KBANK" });
  close(member, "KBANK");
  close(member, "WW");
  await member.look(5);
  expect(member.stands()).toMatchObject([arrived(at), { kind: "processing" }]);
});

describe("a QR with many newer entries", () => {
  test("is found paid", async () => {
    const member = await aMember();
    await createQr(member, "WW", "qr-1");
    const at = member.enter({ amount: 300, from: "WW" });
    enterMoves(15, member);
    close(member, "WW");
    await member.look(5);
    expect(member.stands()).toMatchObject([arrived(at)]);
  });

  test("is not paid by a deposit of before, on a page that no earlier look has read", async () => {
    const member = await aMember();
    member.enter({ amount: 300, from: "WW" });
    enterMoves(7, member);
    await member.look(60);
    await createQr(member, "WW", "qr-1", () => enterMoves(5, member));
    enterMoves(7, member);
    close(member, "WW");
    await member.look(5);
    expect(member.stands()).toMatchObject([{ kind: "processing" }]);
  });
});
