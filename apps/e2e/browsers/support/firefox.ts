import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Command, COMMAND_MS, type Connection, type Parameters, WebDriverError } from "./connection.ts";
import { fileToAppear, stopProcess } from "./processes.ts";

/** Marionette listens on a free port, and writes its number into the profile. No page asks for anything outside. */
const PREFERENCES = {
  "marionette.port": 0,
  "browser.shell.checkDefaultBrowser": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "app.update.enabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "signon.rememberSignons": false,
  "toolkit.legacyUserProfileCustomizations.stylesheets": true,
};
/** Windows may be as narrow as a phone. */
const WINDOW_STYLE =
  ":root, body, #navigator-toolbox, #nav-bar, #urlbar-container, #browser, #tabbrowser-tabbox { min-width: 0 !important }";

/** Firefox without a screen, driven by Marionette, the protocol behind its WebDriver: no other program is needed. */
export async function startFirefox(path: string, language: string): Promise<Connection> {
  const profile = await mkdtemp(join(tmpdir(), "firefox-"));
  const preferences = { ...PREFERENCES, "intl.accept_languages": language };
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, "user.js"), lines.join("\n"));
  await mkdir(join(profile, "chrome"));
  await writeFile(join(profile, "chrome", "userChrome.css"), WINDOW_STYLE);
  const child = spawn(path, ["--headless", "--marionette", "--no-remote", "--profile", profile], {
    env: { ...process.env, HOME: profile },
    stdio: "ignore",
  });
  const close = async () => {
    await stopProcess(child);
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await fileToAppear(join(profile, "MarionetteActivePort"), child);
    const port = Number(await readFile(join(profile, "MarionetteActivePort"), "utf8"));
    const marionette = await connectMarionette(port);
    await marionette.send("NewSession", { capabilities: { alwaysMatch: { acceptInsecureCerts: true } } });
    return { send: marionette.send, close };
  } catch (error) {
    await close();
    throw error;
  }
}

type Answer = [type: 1, id: number, error: { error: string; message: string } | null, result: unknown];

async function connectMarionette(port: number): Promise<Pick<Connection, "send">> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  const answers = messagesOf(socket);
  await inTime("NewSession", answers.next()); // The greeting.
  let sent = 0;
  return {
    async send(command: Command, parameters: Parameters = {}) {
      sent += 1;
      const text = JSON.stringify([0, sent, `WebDriver:${command}`, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
      const { value } = await inTime(command, answers.next());
      if (value === undefined) throw new Error("Firefox ended.");
      const [, , error, result] = value as Answer;
      if (error) throw new WebDriverError(error.error, error.message);
      const wrapped = typeof result === "object" && result !== null && "value" in result;
      return wrapped ? result.value : result;
    },
  };
}

/** The same promise, for as long as a command may take. */
async function inTime<Result>(command: Command, answer: Promise<Result>): Promise<Result> {
  const late = new AbortController();
  const deadline = wait(COMMAND_MS, undefined, { signal: late.signal }).then(() => {
    throw new Error(`Firefox did not answer ${command}.`);
  });
  try {
    return await Promise.race([answer, deadline]);
  } finally {
    late.abort();
  }
}

/** The messages of a connection: each is its length in bytes, a colon, and JSON. */
async function* messagesOf(socket: Socket): AsyncGenerator<unknown, undefined> {
  let bytes = Buffer.alloc(0);
  for await (const part of socket) {
    bytes = Buffer.concat([bytes, part as Buffer]);
    for (let colon = bytes.indexOf(":"); colon !== -1; colon = bytes.indexOf(":")) {
      const end = colon + 1 + Number(bytes.subarray(0, colon));
      if (bytes.length < end) break;
      yield JSON.parse(bytes.subarray(colon + 1, end).toString());
      bytes = bytes.subarray(end);
    }
  }
  return undefined;
}
