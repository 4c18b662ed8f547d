/**
 * Runs a job unless another tab of this browser runs one of this name; where no browser's lock tells, it runs.
 * @param withdrawn lets other tabs run theirs from when it aborts, however long this job still takes.
 */
export async function inOneTab(
  name: string,
  job: () => Promise<void>,
  withdrawn: AbortSignal,
): Promise<void> {
  const end = new Promise<void>((done) => {
    withdrawn.addEventListener("abort", () => done());
  });
  const run = () => Promise.race([job(), end]);
  let running: Promise<void> | null | undefined;
  try {
    await navigator.locks.request(
      `member-wallet ${name}`,
      { ifAvailable: true },
      (lock) => (running = lock && run()),
    );
  } catch {
    // Missing, refused, or the job failed, which its caller hears below.
  }
  await (running === undefined ? run() : running);
}
