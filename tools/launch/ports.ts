import { createServer } from "node:net";

/** The ports of the list that something else listens on, on either kind of local address. */
export async function portsInUse(ports: readonly number[]): Promise<number[]> {
  const used = await Promise.all(
    ports.map(async (port) =>
      (await Promise.all(["127.0.0.1", "::1"].map((host) => isUsed(port, host)))).includes(true),
    ),
  );
  return ports.filter((_, index) => used[index]);
}

function isUsed(port: number, host: string): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer();
    // A machine without this kind of address has nobody listening there either.
    probe.once("error", (error: NodeJS.ErrnoException) => done(error.code === "EADDRINUSE"));
    probe.listen(port, host, () => probe.close(() => done(false)));
  });
}
