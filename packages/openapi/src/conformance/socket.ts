import { randomBytes } from "node:crypto";
import { ChatConfigAnswer } from "@member-wallet/api/wire";
import * as v from "valibot";
import { causeOf, TIMEOUT } from "./backend.ts";
import type { Checked } from "./reads.ts";
import { refused, type Verdict } from "./verdict.ts";

/** The packets of Engine.IO's polling transport are separated by this character. */
const SEPARATOR = "\x1e";

/**
 * Connects to the chat's socket as a guest, by Socket.IO's polling, as a phone without WebSocket does: the own room can be
 * entered, another guest's can't, and a connection without an id is refused.
 */
export async function checkSocket(url: string): Promise<Checked[]> {
  const guestId = randomBytes(16).toString("hex");
  const rooms = [
    { name: "The chat's socket: a guest enters the own room", room: guestId, expected: true },
    {
      name: "The chat's socket: a guest can't enter another room",
      room: randomBytes(16).toString("hex"),
      expected: false,
    },
  ];
  const checked: Checked[] = [];
  for (const { name, room, expected } of rooms)
    // oxlint-disable-next-line no-await-in-loop -- One socket at a time.
    checked.push({ name, verdict: await told(() => judgeJoin(url, guestId, room, expected)) });
  const name = "The chat's socket: a connection of nobody is refused";
  return [...checked, { name, verdict: await told(() => judgeNobody(url)) }];
}

async function told(judgement: () => Promise<Verdict>): Promise<Verdict> {
  try {
    return await judgement();
  } catch (error) {
    return refused(`the socket does not answer (${causeOf(error)})`);
  }
}

async function judgeJoin(url: string, guestId: string, id: string, expected: boolean): Promise<Verdict> {
  const config = await fetch(`${url}/api/chat/config`, { signal: AbortSignal.timeout(TIMEOUT) });
  const read = v.safeParse(ChatConfigAnswer, await config.json());
  if (!read.success) return refused("needs GET /api/chat/config");
  const socket = await connect(url, { guestId });
  if (!socket.answer.startsWith("40")) return refused(`expected a connection for { guestId }`);
  const [, acknowledged = ""] =
    /^430(?<answer>.*)$/.exec(
      await socket.send(`420${JSON.stringify(["join", { room: read.output.PREFIX + id }])}`),
    ) ?? [];
  const [joined] = JSON.parse(acknowledged || "[]") as { ok?: unknown }[];
  return joined?.ok === expected
    ? { kind: "accepted" }
    : refused(`expected { "ok": ${expected} } for its join`);
}

async function judgeNobody(url: string): Promise<Verdict> {
  const { answer } = await connect(url, {});
  if (!answer.startsWith("44")) return refused("expected a refused connection");
  const { message } = JSON.parse(answer.slice(2)) as { message?: unknown };
  return message === "invalid-token"
    ? { kind: "accepted" }
    : refused('expected { "message": "invalid-token" }: any other refusal is tried again for ever');
}

/** Opens a connection, and asks for its namespace; `answer` is the packet that came for it. */
async function connect(url: string, auth: object) {
  const address = `${url}/socket.io/?EIO=4&transport=polling`;
  const [opened = ""] = await poll(address);
  const { sid } = JSON.parse(opened.slice(1)) as { sid: string };
  const own = `${address}&sid=${sid}`;

  /** Sends a packet, and returns the first one for it: pings and messages of others are no answer. */
  async function send(packet: string): Promise<string> {
    await post(own, packet);
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- One poll after another.
      const packets = await poll(own);
      const answer = packets.find((each) => /^4[0134]/.test(each));
      if (answer !== undefined) return answer;
      // oxlint-disable-next-line no-await-in-loop
      if (packets.includes("2")) await post(own, "3");
    }
  }

  return { answer: await send(`40${JSON.stringify(auth)}`), send };
}

async function post(address: string, packet: string): Promise<void> {
  const answer = await fetch(address, {
    method: "POST",
    headers: { "Content-Type": "text/plain;charset=UTF-8" },
    body: packet,
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  await answer.body?.cancel();
}

async function poll(address: string): Promise<string[]> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT) });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return (await answer.text()).split(SEPARATOR);
}
