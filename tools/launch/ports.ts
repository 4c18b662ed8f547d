import { createServer } from "node:net";

/** The ports of the list that another process uses, on IPv4 or IPv6. */
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
    // On a machine without this address family nothing listens there either.
    probe.once("error", (error: NodeJS.ErrnoException) => done(error.code === "EADDRINUSE"));
    probe.listen(port, host, () => probe.close(() => done(false)));
  });
}
