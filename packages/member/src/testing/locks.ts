/** A browser's Web Locks, held by pages: the next in a queue runs when the one before is done, or its page is gone. */
export function createLocks<Page extends object>() {
  const queues = new Map<string, { readonly page: Page; readonly run: () => void }[]>();
  let areRefused = false;

  return {
    /** The browser has no locks, or refuses them. */
    refuse: () => void (areRefused = true),
    async hold<Result>(
      page: Page,
      name: string,
      job: (isAlone: boolean) => Promise<Result>,
    ): Promise<Result> {
      if (areRefused) return job(false);
      const queue = queues.get(name) ?? [];
      queues.set(name, queue);
      const turn = Promise.withResolvers<void>();
      const entry = { page, run: turn.resolve };
      queue.push(entry);
      if (queue[0] === entry) entry.run();
      await turn.promise;
      try {
        return await job(true);
      } finally {
        leave(queue, (each) => each === entry);
      }
    },
    /** The page is gone, with what it holds and waits for. */
    close: (page: Page) => queues.forEach((queue) => leave(queue, (each) => each.page === page)),
  };
}

function leave<Entry extends { readonly run: () => void }>(
  queue: Entry[],
  isGone: (entry: Entry) => boolean,
) {
  const first = queue[0];
  queue.splice(0, Infinity, ...queue.filter((entry) => !isGone(entry)));
  if (queue[0] !== first) queue[0]?.run();
}
