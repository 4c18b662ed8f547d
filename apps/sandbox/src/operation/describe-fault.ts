/** An error as a collected log may contain it. */
interface Fault {
  readonly name: string;
  /** The code of the system or of the database (`23505`). */
  readonly code?: string;
  /** Without quoted or bracketed data, numbers, and letters beyond ASCII: a driver's message may contain a member's. */
  readonly message: string;
  /** The lines of the stack that name places. */
  readonly stack: readonly string[];
}

/** Describes an error without the data in it. */
export function describeFault(error: unknown): Fault {
  if (!(error instanceof Error))
    return { name: typeof error, message: withoutData(String(error)), stack: [] };
  const code = "code" in error && typeof error.code === "string" ? { code: error.code } : {};
  const stack = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return {
    name: error.name,
    ...code,
    message: withoutData(error.message),
    stack: stack.map((line) => line.trim()),
  };
}

const DATA = /"[^"]*"|'[^']*'|`[^`]*`|\([^)]*\)|\S*@\S*|\S*[^\0-\x7f]\S*|\S*\d\S*/g;

function withoutData(message: string): string {
  return message.replace(DATA, "…");
}
