import type { Queryable } from "../../database/database.ts";
import type { Customer } from "../customer.ts";

/** A customer as the local page lists it. */
export interface RoomRow {
  id: number;
  /** `Guest 1a2b3c` for a guest. */
  name: string;
  /** Of a member; null for a guest. */
  username: string | null;
  /** Customer's messages since support last read the room. */
  unread: number;
}

/** The rooms with messages, the latest first. */
export function listRooms(database: Queryable): Promise<RoomRow[]> {
  return database.query<RoomRow>(
    `select r.id, coalesce(member.name, 'Guest ' || substring(r.customer from 7 for 6)) as name, member.username,
      (select count(*) from chat_message m where m.room_id = r.id and m.sender = 'customer'
        and m.created_at > coalesce(r.agent_read_at, '-infinity')) as unread
    from chat_room r left join member on member.id = r.member_id
    where r.last_message_at is not null order by r.last_message_at desc limit 200`,
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

/** Marks all messages of a customer as read by support. */
export async function markReadByAgent(database: Queryable, { key }: Customer): Promise<void> {
  await database.query("update chat_room set agent_read_at = last_message_at where customer = $1", [key]);
}
