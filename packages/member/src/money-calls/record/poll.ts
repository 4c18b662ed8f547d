import type { IdempotencyKey } from "@member-wallet/api";
import type { RecordOptions } from "./record-options.ts";

/** Between looks, in milliseconds; each interval is half as long again as the one before. */
const FIRST_INTERVAL = 3_000;
const LONGEST_INTERVAL = 20_000;
const WHILE_CLAIMED = 5_000;

/** Looks up all acts of a page that have no end yet, at the same growing intervals, which each new one begins again. */
export interface Poll {
  has(key: IdempotencyKey): boolean;
  /** @param atOnce the first look does not wait for the first interval. */
  follow(key: IdempotencyKey, atOnce: boolean): void;
}

/** @param look resolves to whether it is looked up again. @param isClaimed a view waits for its end. */
export function createPoll(
  wait: RecordOptions["wait"],
  look: (key: IdempotencyKey) => Promise<boolean>,
  isClaimed: (key: IdempotencyKey) => boolean,
): Poll {
  const followed = new Set<IdempotencyKey>();
  const looking = new Set<IdempotencyKey>();
  let latest = 0;

  async function lookOnce(key: IdempotencyKey): Promise<void> {
    if (looking.has(key)) return;
    looking.add(key);
    try {
      if (!(await look(key))) followed.delete(key);
    } finally {
      looking.delete(key);
    }
  }

  /** Runs until nothing is followed, or a later run has begun. */
  async function run(): Promise<void> {
    latest += 1;
    const own = latest;
    for (let interval = FIRST_INTERVAL; ; interval = Math.min(interval * 1.5, longest())) {
      await wait(interval);
      if (own !== latest || followed.size === 0) return;
      for (const key of followed) void lookOnce(key);
    }
  }

  const longest = () => ([...followed].some(isClaimed) ? WHILE_CLAIMED : LONGEST_INTERVAL);

  return {
    has: (key) => followed.has(key),
    follow(key, atOnce) {
      followed.add(key);
      if (atOnce) void lookOnce(key);
      void run();
    },
  };
}
