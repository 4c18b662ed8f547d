import { type Customer, ownerOf } from "../customer/customer.ts";
import { browserFiles } from "./file-store.ts";

/**
 * Removes from this browser the files of unsent attachments of all customers but these, and of these what is older than
 * a day. For the host page: when it starts, and whenever somebody logs in or out.
 */
export function removeChatFiles(except: readonly Customer[]): Promise<void> {
  return browserFiles().keepOnly(except.map(ownerOf));
}
