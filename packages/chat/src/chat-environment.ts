import type { Language } from "@member-wallet/locales";
import type { Customer } from "./customer/customer.ts";

/** What a host page tells the chat. A change of `customer` or `token` is another conversation: nothing of the last one stays. */
export interface ChatEnvironment {
  /** Origin of the chat backend, without a trailing slash; `""` for the page's own. */
  readonly chatUrl: string;
  readonly customer: Customer;
  /** A member's token; `null` for a guest. */
  readonly token: string | null;
  /** The language that is shown. */
  readonly language: Language;
  /** The name that support sees next to the messages; `null` for a guest. */
  readonly name: string | null;
  /** The member's phone number; `null` for a guest. */
  readonly username: string | null;
  /**
   * Begins with another guest id, and removes from this browser what the last one has left: its keys of `storage`, and
   * its files by `removeChatFiles`. Without it guests can't have their chat deleted.
   */
  readonly forgetGuest?: () => void;
  /**
   * Ends with the tab. Unsent text and messages of a customer are kept in it under the customer's id, so that a reload
   * loses nothing; the host removes them with the session, and their files with `removeChatFiles`. A host that puts
   * them back at the customer's next log-in continues an expired session: they are sent then.
   */
  readonly storage: ChatStorage;
}

/** A storage that never throws. */
export interface ChatStorage {
  read(key: ChatStorageKey): string | null;
  write(key: ChatStorageKey, value: string): void;
  remove(key: ChatStorageKey): void;
}

/** What the chat keeps in the browser, one entry for each. */
export type ChatStorageKey =
  /** Text that is typed and not sent. */
  | "chatDraft"
  /** Messages that the server has not confirmed. */
  | "chatOutbox"
  /** When this customer last read the conversation, for servers without `readAt`. */
  | "chatRead"
  /** `true` once the customer has closed the invite bubble. */
  | "chatInviteClosed"
  /** `true` while messages of support sound. */
  | "chatSound"
  /** `true` while the browser tells of messages of support. */
  | "chatNotifications";
