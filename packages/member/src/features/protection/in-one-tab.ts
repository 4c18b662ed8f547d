/** Runs a job unless another tab of this browser runs one of this name; where no browser's lock tells, it runs. */
export async function inOneTab(name: string, job: () => Promise<void>): Promise<void> {
  let running: Promise<void> | null | undefined;
  try {
    await navigator.locks.request(
      `member-wallet ${name}`,
      { ifAvailable: true },
      (lock) => (running = lock && job()),
    );
  } catch {
    // Missing, refused, or the job failed, which its caller hears below.
  }
  await (running === undefined ? job() : running);
}
