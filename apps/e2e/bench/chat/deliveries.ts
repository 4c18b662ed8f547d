import { setTimeout as delay } from "node:timers/promises";
import { CHAT_TIMES } from "@member-wallet/chat/conversation";
import { aGuestId } from "@member-wallet/sandbox/testing";
import { type CustomerPage, openCustomer, type PageTimes } from "./customer.ts";
import { openLine } from "./line.ts";
import type { ChatServers } from "./servers.ts";
import { openSupport } from "./support.ts";
import { compare, sum, type Verdict } from "./verdict.ts";

export interface Faults {
  /** Connections that are cut, by the line and by the server in turn. */
  cuts: number;
  /** Server processes that are killed. */
  kills: number;
}

export interface DeliveryProof extends Verdict {
  /** Messages of the customer and of support. */
  sent: number;
  said: number;
  cuts: number;
  kills: number;
  disconnects: number;
  retries: number;
  /** While the messages were sent. */
  messagesPerSecond: number;
  seconds: number;
}

/** Between two messages, in milliseconds: 50 a second, by both sides in turn. */
const PACE = 20;
/** The line is cut when the answer to a sending of the customer or of support arrives; null: the server cuts. */
const CUT_AT = ["/api/chat/send-message", "/messages", null];
/** Longest wait for the next step of a fault, in milliseconds. */
const STEP = 60_000;
/** What has not arrived after so long without any arrival is lost, in milliseconds. */
const QUIET = 15_000;

/**
 * A guest and support write 50 messages a second while connections are cut and processes killed. Compares what each side
 * has sent, and was told to be stored, with what each side shows; all of it is recorded outside of the database.
 */
export async function proveDeliveries(
  servers: ChatServers,
  { cuts, kills }: Faults,
  times: PageTimes = CHAT_TIMES,
): Promise<DeliveryProof> {
  const line = await openLine(servers.port);
  const guestId = aGuestId();
  const customer = openCustomer(line.url, guestId, times);
  const sent = ["first"];
  const said: string[] = [];
  customer.send("first");
  await until(
    () => customer.isJoined() && customer.shown().length === 1,
    "The first message was not stored.",
  );
  const support = await openSupport(line.url, guestId);
  const began = performance.now();
  const broken = new AbortController();

  async function write(): Promise<number> {
    let turn = 0;
    for (; !broken.signal.aborted; turn += 1) {
      if (turn % 2 === 0) {
        sent.push(`sent ${turn}`);
        customer.send(`sent ${turn}`);
      } else {
        said.push(`said ${turn}`);
        support.say(`said ${turn}`);
      }
      await delay(Math.max(0, began + (turn + 1) * PACE - performance.now()));
    }
    return (turn * 1_000) / (performance.now() - began);
  }

  async function breakAll(): Promise<void> {
    for (let cut = 0; cut < cuts; cut += 1) {
      await until(customer.isJoined, "The customer did not join.");
      if (Math.floor(((cut + 1) * kills) / cuts) > Math.floor((cut * kills) / cuts)) {
        await servers.kill();
        // By then the customer has seen the end of its connection, which must not count as the next cut.
        await support.reach();
        await until(customer.isJoined, "The customer did not join again.");
      }
      const { disconnects } = customer.counts();
      const path = CUT_AT[cut % CUT_AT.length] ?? null;
      await (path === null ? support.cut() : line.cutAtAnswer(path));
      await until(() => customer.counts().disconnects > disconnects, "The connection was not cut.");
    }
  }

  try {
    const writing = write();
    await breakAll().finally(() => broken.abort());
    const messagesPerSecond = await writing;
    const all = sent.length + said.length;
    const arrived = () => Math.min(customer.shown().length, all) + Math.min(support.shown().length, all);
    await rise(arrived, 2 * all);
    return {
      sent: sent.length,
      said: said.length,
      cuts,
      kills,
      messagesPerSecond,
      seconds: (performance.now() - began) / 1_000,
      ...verdictOf(customer, sent, said, support.acknowledged(), support.shown()),
    };
  } finally {
    customer.close();
    await support.close();
    await line.close();
  }
}

function verdictOf(
  customer: CustomerPage,
  sent: readonly string[],
  said: readonly string[],
  acknowledged: readonly string[],
  seen: readonly string[],
) {
  const { disconnects, retries, shownTwice, vanished } = customer.counts();
  const shown = customer.shown();
  const ofCustomer = new Set(sent);
  const total = sum([
    // Texts still in the outbox are not stored, and count as lost.
    compare(
      sent,
      seen.filter((text) => ofCustomer.has(text)),
    ),
    compare(
      said,
      shown.filter((text) => !ofCustomer.has(text)),
    ),
    compare(said, acknowledged),
    compare(seen, shown),
  ]);
  return {
    ...total,
    lost: total.lost + vanished,
    doubled: total.doubled + shownTwice,
    disconnects,
    retries,
  };
}

async function until(isTrue: () => boolean, failure: string): Promise<void> {
  for (const began = performance.now(); !isTrue(); await delay(5))
    if (performance.now() - began > STEP) throw new Error(failure);
}

/** Waits until a count reaches its goal or does not rise any more: the comparison tells what is missing. */
async function rise(count: () => number, goal: number): Promise<void> {
  let last = count();
  for (let since = performance.now(); last < goal && performance.now() - since < QUIET;) {
    await delay(5);
    if (count() > last) since = performance.now();
    last = Math.max(last, count());
  }
}
