import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import { type Command, COMMAND_MS, type Connection, type Parameters, WebDriverError } from "./connection.ts";
import { ready, stopProcess } from "./processes.ts";

/** The request of each command; `:id` is its element. */
const REQUESTS: Record<Command, `${"GET" | "POST"} ${string}`> = {
  NewSession: "POST ",
  Navigate: "POST /url",
  Refresh: "POST /refresh",
  ExecuteScript: "POST /execute/sync",
  ElementClick: "POST /element/:id/click",
  ElementSendKeys: "POST /element/:id/value",
  TakeScreenshot: "GET /screenshot",
  SetWindowRect: "POST /window/rect",
};

/** Windows may be as narrow as a phone. */
const WINDOW_STYLE =
  "button, entry { min-width: 0; padding: 0; margin: 0; border: 0; } entry, button image { -gtk-icon-transform: scale(0.1); }";

/** The browser takes a picture with its next frame, and a page at rest has none: a point that nobody sees changes. */
const BEGIN_TO_MOVE = `
  const point = document.createElement("i");
  Object.assign(point.style, { position: "fixed", top: 0, left: 0, width: "1px", height: "1px" });
  document.body.append(point);
  let shade = 0;
  const timer = setInterval(() => {
    shade = 1 - shade;
    point.style.background = \`rgb(0 0 0 / \${0.004 * (1 + shade)})\`;
  }, 30);
  window.stopMoving = () => {
    clearInterval(timer);
    point.remove();
  };`;
const STOP_MOVING = "window.stopMoving();";

interface Programs {
  readonly driver: string;
  readonly browser: string;
  readonly xvfb: string;
}

/** WebKitGTK's own small browser on a display of its own, driven by its WebDriver. */
export async function startWebKit({ driver, browser, xvfb }: Programs): Promise<Connection> {
  const display = await startDisplay(xvfb);
  const port = await freePort();
  const config = await mkdtemp(join(tmpdir(), "webkit-"));
  await mkdir(join(config, "gtk-3.0"));
  await writeFile(join(config, "gtk-3.0", "gtk.css"), WINDOW_STYLE);
  const child = spawn(driver, [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: `:${display.number}`,
      GDK_BACKEND: "x11",
      XDG_CONFIG_HOME: config,
      LIBGL_ALWAYS_SOFTWARE: "1",
      WEBKIT_DISABLE_DMABUF_RENDERER: "1",
    },
    stdio: "ignore",
  });
  const base = `http://127.0.0.1:${port}/session`;
  const close = async () => {
    await stopProcess(child);
    await stopProcess(display.child);
    await rm(config, { recursive: true, force: true });
  };
  try {
    await ready(child, () =>
      fetch(`${base.slice(0, -8)}/status`).then(
        (answer) => answer.ok,
        () => false,
      ),
    );
    const options = { binary: browser, args: ["--automation"] };
    const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": options } };
    const session = await request(base, "NewSession", { capabilities });
    const { sessionId } = session as { sessionId: string };
    const address = `${base}/${sessionId}`;
    const run = (script: string) => request(address, "ExecuteScript", { script, args: [] });
    return {
      async send(command, parameters = {}) {
        if (command !== "TakeScreenshot") return request(address, command, parameters);
        await run(BEGIN_TO_MOVE);
        const picture = await request(address, command, parameters);
        await run(STOP_MOVING);
        return picture;
      },
      async close() {
        // The driver ends it as well.
        await fetch(address, { method: "DELETE", signal: AbortSignal.timeout(COMMAND_MS) }).catch(() => null);
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function request(address: string, command: Command, parameters: Parameters): Promise<unknown> {
  const [method, path = ""] = REQUESTS[command].split(" ");
  const { id, ...body } = parameters;
  const answer = await fetch(address + path.replace(":id", String(id)), {
    ...(method === undefined ? {} : { method }),
    ...(method === "POST" ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(COMMAND_MS),
  }).catch((cause: unknown) => {
    throw new Error(`WebKitGTK did not answer ${command}.`, { cause });
  });
  const { value } = (await answer.json()) as { value: unknown };
  if (answer.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new WebDriverError(error, message);
}

/** A display without a screen; it chooses a free number itself. */
async function startDisplay(xvfb: string): Promise<{ child: ChildProcess; number: number }> {
  const child = spawn(xvfb, ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  let written = "";
  child.stdio[3]?.on("data", (part: Buffer) => (written += part.toString()));
  await ready(child, () => written.endsWith("\n"));
  return { child, number: Number(written) };
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once("error", fail);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => done(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}
