import type { ChatStorage } from "../chat-environment.ts";
import type { Customer } from "../customer/customer.ts";

/** Text that is typed and not sent, kept per customer over closing and reload. */
export interface Draft {
  /** The kept text; `""` without one. */
  read(): string;
  /** Keeps a text; `""` removes it. */
  keep(text: string): void;
}

/** The draft of a customer. It is stored below the customer's id, so that nobody else's is read. */
export function draftOf(customer: Customer, storage: ChatStorage): Draft {
  const heading = `${customer.kind === "member" ? customer.userId : customer.guestId}\n`;
  return {
    read() {
      const stored = storage.read("chatDraft");
      return stored?.startsWith(heading) ? stored.slice(heading.length) : "";
    },
    keep(text) {
      if (text) storage.write("chatDraft", heading + text);
      else storage.remove("chatDraft");
    },
  };
}
