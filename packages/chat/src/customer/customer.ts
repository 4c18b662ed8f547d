/** Who talks to support (§6): a member by the profile's id, or a visitor by the guest id of this browser. */
export type Customer =
  | { readonly kind: "member"; readonly userId: string }
  | { readonly kind: "guest"; readonly guestId: string };

/** Names a customer in the browser's storages. */
export function ownerOf(customer: Customer): string {
  return customer.kind === "member" ? `member ${customer.userId}` : `guest ${customer.guestId}`;
}
