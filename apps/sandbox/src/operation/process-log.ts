import { describeFault } from "./describe-fault.ts";

/** Logs a fault of the sandbox itself. */
export type Log = (line: string, error: unknown) => void;

/** A call that has ended, without anything of who made it. */
export interface EndedCall {
  readonly method: string;
  /** The pattern of its route (`/api/bonus/:code`), `none` for an unknown address. */
  readonly route: string;
  /** `cut` when the connection was broken instead of answered. */
  readonly status: number | "cut";
  readonly milliseconds: number;
}

/** How a process writes its log: as text for a person, or as one JSON object a line for a program. */
export type LogFormat = "text" | "json";

/** The log of a process. */
export interface ProcessLog {
  /** What happened. */
  note(line: string): void;
  /** Why the process ends. */
  end(line: string): void;
  fault: Log;
  call(call: EndedCall): void;
  /** What a developer at this machine needs to see, personal data too; dropped where logs are collected. */
  personal(line: string): void;
}

const LOGS: Readonly<Record<LogFormat, ProcessLog>> = {
  text: {
    note: (line) => console.log(line),
    end: (line) => console.error(line),
    fault: (line, error) => console.error(line, error),
    call: () => undefined,
    personal: (line) => console.log(line),
  },
  json: {
    note: (message) => write({ level: "info", message }),
    end: (message) => write({ level: "error", message }),
    fault: (message, error) => write({ level: "error", message, error: describeFault(error) }),
    call: (call) => write({ level: isFault(call) ? "error" : "info", message: "call", ...call }),
    personal: () => undefined,
  },
};

const isFault = ({ status }: EndedCall) => status !== "cut" && status >= 500;

function write(event: object): void {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...event })}\n`);
}

let current = LOGS.text;

/** Sets the format of this process's log. */
export function setLogFormat(format: LogFormat): void {
  current = LOGS[format];
}

/** The log of this process; text until `setLogFormat`. */
export const processLog: ProcessLog = {
  note: (line) => current.note(line),
  end: (line) => current.end(line),
  fault: (line, error) => current.fault(line, error),
  call: (call) => current.call(call),
  personal: (line) => current.personal(line),
};
