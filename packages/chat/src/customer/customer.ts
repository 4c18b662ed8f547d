/** Who talks to support (§6): a member by the profile's id, or a visitor by the guest id of this browser. */
export type Customer =
  | { readonly kind: "member"; readonly userId: string }
  | { readonly kind: "guest"; readonly guestId: string };
