/**
 * A worker that sends transfers to a sandbox over connections that stay open, each under its own key, and reports how
 * they ended. Apart from the process that serves or that counts, so that neither waits for the other.
 */
import { randomBytes } from "node:crypto";
import { Agent, request } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { satang } from "@member-wallet/domain";
import type { Acknowledgement } from "../reliability/tab.ts";

export interface Load {
  port: number;
  members: readonly { id: string; token: string }[];
  connections: number;
  seconds: number;
}

export interface LoadResult {
  acknowledged: Acknowledgement[];
  /** From the first sending of each transfer to its answer, in milliseconds. */
  times: number[];
  /** Answers with a status of 500 or more, and broken connections. */
  failures: number;
}

/** One in this many transfers is sent twice at once, so that its key reaches both processes. */
const DOUBLE_PRESS = 10;
const CONFLICT = 409;
/** Between two sendings of one key, in milliseconds. */
const RESEND_AFTER = 20;

async function run({ port, members, connections, seconds }: Load): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const result: LoadResult = { acknowledged: [], times: [], failures: 0 };
  const end = performance.now() + seconds * 1000;
  let turn = 0;

  /** The status of one sending; 0 when the connection broke. */
  function send(token: string, key: string, body: string): Promise<{ status: number; text: string }> {
    return new Promise((done) => {
      const headers = {
        Authorization: `Bearer ${token}`,
        "Content-Type": "application/json",
        "Content-Length": Buffer.byteLength(body),
        "X-Requested-With": "wallet-user",
        "Idempotency-Key": key,
      };
      const call = request({
        agent,
        port,
        host: "127.0.0.1",
        method: "POST",
        path: "/api/wallet/transfer",
        headers,
      });
      call.on("error", () => done({ status: 0, text: "" }));
      call.on("response", async (answer) => {
        let text = "";
        for await (const part of answer.setEncoding("utf8")) text += String(part);
        done({ status: answer.statusCode ?? 0, text });
      });
      call.end(body);
    });
  }

  /** Sends under one key until the outcome is known; the code of a refusal, or null. */
  async function sendUntilKnown(token: string, key: string, body: string): Promise<string | null> {
    for (;;) {
      const { status, text } = await send(token, key, body);
      if (status === 200) return null;
      if (status === 0 || status >= 500) result.failures += 1;
      else if (status !== CONFLICT) return (JSON.parse(text) as { message: string }).message;
      // oxlint-disable-next-line no-await-in-loop -- The next sending waits for this one's answer.
      await delay(RESEND_AFTER);
    }
  }

  async function keepSending(): Promise<void> {
    while (performance.now() < end) {
      const mine = turn++;
      const member = members[mine % members.length];
      if (member === undefined) throw new Error("There are no members.");
      const round = Math.floor(mine / members.length);
      const [from, to] = round % 2 === 0 ? ["wallet", "PG"] : ["PG", "wallet"];
      const amount = satang(100 * (1 + (mine % 40)));
      const key = randomBytes(16).toString("hex");
      const body = JSON.stringify({ from, to, amount: amount / 100 });
      const began = performance.now();
      const presses = mine % DOUBLE_PRESS === 0 ? 2 : 1;
      const sent = Array.from({ length: presses }, () => sendUntilKnown(member.token, key, body));
      await Promise.race(sent);
      result.times.push(performance.now() - began);
      const outcomes = await Promise.all(sent);
      const [refusal = null] = outcomes;
      if (outcomes.some((one) => one !== refusal))
        throw new Error(`Different outcomes of one key: ${outcomes.join(", ")}.`);
      result.acknowledged.push({
        memberId: member.id,
        key,
        action: { kind: "transfer", from: from ?? "", to: to ?? "", amount },
        refusal,
      });
    }
  }

  await Promise.all(Array.from({ length: connections }, keepSending));
  agent.destroy();
  return result;
}

parentPort?.postMessage(await run(workerData as Load));
