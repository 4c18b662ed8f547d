import { randomBytes } from "node:crypto";
import type { Clock, GameLogin } from "../context.ts";

/** Who may play what, for a while, and only as long as that by which they came in still lets them in. */
export interface Seat {
  memberId: string;
  code: string;
  from: { kind: "session"; digest: string } | { kind: "login"; login: GameLogin };
}

interface Issued {
  seat: Seat;
  expires: number;
}

/** Unguessable names of seats: a ticket is used once and soon, a table is kept while the member plays. */
export interface SeatNames {
  issue(seat: Seat): string;
  /** The seat of this name, or null when there is none or its time is over. */
  find(name: string): Seat | null;
  /** As `find`, and the name is used up. */
  take(name: string): Seat | null;
}

/** More names than this at once are more than one machine's play; the oldest go. */
const MOST = 10_000;

export function createSeatNames(clock: Clock, lifetimeMs: number): SeatNames {
  const seats = new Map<string, Issued>();
  const find = (name: string): Seat | null => {
    const issued = seats.get(name);
    if (issued === undefined) return null;
    if (issued.expires > clock().getTime()) return issued.seat;
    seats.delete(name);
    return null;
  };
  return {
    issue(seat) {
      const name = randomBytes(16).toString("hex");
      seats.set(name, { seat, expires: clock().getTime() + lifetimeMs });
      const oldest = seats.size > MOST ? seats.keys().next().value : undefined;
      if (oldest !== undefined) seats.delete(oldest);
      return name;
    },
    find,
    take(name) {
      const seat = find(name);
      seats.delete(name);
      return seat;
    },
  };
}
