/** The commands of WebDriver that the script uses, by their names in Firefox's protocol. */
export type Command =
  | "NewSession"
  | "Navigate"
  | "Refresh"
  | "ExecuteScript"
  | "ElementClick"
  | "ElementSendKeys"
  | "TakeScreenshot"
  | "SetWindowRect";

/** The parameters of a command. `id` is the element of the commands about one. */
export type Parameters = Readonly<Record<string, unknown>>;

/** How long a browser may take for one command, in milliseconds. */
export const COMMAND_MS = 60_000;

/** A browser that carries out WebDriver's commands, one after another. */
export interface Connection {
  /** Resolves with the command's value; throws a `WebDriverError` when the browser refuses it. */
  send(command: Command, parameters?: Parameters): Promise<unknown>;
  /** Ends the browser. */
  close(): Promise<void>;
}

/** A command that the browser could not carry out, with WebDriver's name of the reason. */
export class WebDriverError extends Error {
  readonly reason: string;

  constructor(reason: string, message: string) {
    super(`${reason}: ${message}`);
    this.reason = reason;
  }
}
