import type { Transaction } from "../database/database.ts";
import type { Customer } from "./customer.ts";

/** Locks a customer's room until the transaction ends and returns its id; creates it with the first message. */
export async function lockRoom(tx: Transaction, { key, memberId }: Customer): Promise<number> {
  const find = () =>
    tx.query<{ id: number }>("select id from chat_room where customer = $1 for update", [key]);
  let [room] = await find();
  if (room === undefined) {
    await tx.query("insert into chat_room (customer, member_id) values ($1, $2) on conflict do nothing", [
      key,
      memberId,
    ]);
    [room] = await find();
  }
  if (room === undefined) throw new Error(`The room of ${key} is gone.`);
  return room.id;
}
