import type { Queryable } from "../../database/database.ts";
import type { Customer } from "../customer.ts";

/** A customer as the local page lists it. */
export interface RoomRow {
  id: number;
  /** `Guest 1a2b3c` for a guest. */
  name: string;
  /** The member's; null for a guest. */
  username: string | null;
  /** Customer's messages since support last read the room. */
  unread: number;
  /** The customer has ended the conversation, and not written since. */
  ended: boolean;
  /** The last rating; null without one. */
  stars: number | null;
  words: string | null;
}

/** How many rooms a page of the list has. */
export const ROOMS_PER_PAGE = 50;

/**
 * A page of the rooms with messages, from 1: those that wait for support first, of them members' first, of these the
 * latest. Anybody can open rooms as a guest, so they stand behind every member who waits.
 */
export function listRooms(database: Queryable, page: number): Promise<RoomRow[]> {
  return database.query<RoomRow>(
    `with room as (
      select r.*, exists (select from chat_message m where m.room_id = r.id and m.sender = 'customer'
        and m.created_at > coalesce(r.agent_read_at, '-infinity')) as waits
      from chat_room r where r.last_message_at is not null
      order by waits desc, r.member_id is not null desc, r.last_message_at desc, r.id
      limit $1 offset $2
    )
    select r.id, coalesce(member.name, 'Guest ' || substring(r.customer from 7 for 6)) as name, member.username,
      (select count(*) from chat_message m where m.room_id = r.id and m.sender = 'customer'
        and m.created_at > coalesce(r.agent_read_at, '-infinity')) as unread,
      exists (select from chat_end e where e.room_id = r.id and e.at = r.last_message_at) as ended,
      rating.stars, rating.words
    from room r left join member on member.id = r.member_id
    left join lateral (select stars, words from chat_rating where room_id = r.id
      order by began_after desc limit 1) rating on true
    order by r.waits desc, r.member_id is not null desc, r.last_message_at desc, r.id`,
    [ROOMS_PER_PAGE, (page - 1) * ROOMS_PER_PAGE],
  );
}

/** The customer of a room; null when there is no such room. */
export async function findCustomer(database: Queryable, room: number): Promise<Customer | null> {
  const [row] = await database.query<Customer>(
    `select customer as key, member_id as "memberId" from chat_room where id = $1`,
    [room],
  );
  return row ?? null;
}

/** Marks all messages of a customer as read by support; returns the time of the last one. */
export async function markReadByAgent(database: Queryable, { key }: Customer): Promise<Date | null> {
  const [room] = await database.query<{ at: Date | null }>(
    "update chat_room set agent_read_at = last_message_at where customer = $1 returning agent_read_at as at",
    [key],
  );
  return room?.at ?? null;
}
