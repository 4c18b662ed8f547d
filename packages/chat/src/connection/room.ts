import type { Customer } from "../customer/customer.ts";

/** The socket's room for a customer (§7): the prefix of the chat configuration and the customer's own id. */
export function roomOf(prefix: string, customer: Customer): string {
  return prefix + (customer.kind === "member" ? customer.userId : customer.guestId);
}
