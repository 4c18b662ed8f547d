import { accountNoDigits } from "@member-wallet/domain";

/**
 * Which dialog is open, as it stands in the address: Back closes it, a reload keeps it.
 * A game account is named by its code, which comes from the server: any text is allowed, and looked up before use.
 */
export type DialogAddress =
  | { kind: "transfer"; from: string | null; to: string | null }
  | { kind: "game"; code: string }
  | { kind: "conditions" }
  | { kind: "agreement" }
  | { kind: "change-password" }
  | { kind: "edit-profile" }
  /** `copy`: the account number that is copied once the name is saved. */
  | { kind: "bank-account-name"; copy: string | null };

/** Reads the open dialog from an address' search; `null` when none, or none of ours, is named. */
export function readDialogAddress(search: string): DialogAddress | null {
  const parameters = new URLSearchParams(search);
  switch (parameters.get("dialog")) {
    case "transfer":
      return { kind: "transfer", from: parameters.get("from"), to: parameters.get("to") };
    case "game": {
      const code = parameters.get("code");
      return code ? { kind: "game", code } : null;
    }
    case "conditions":
      return { kind: "conditions" };
    case "agreement":
      return { kind: "agreement" };
    case "change-password":
      return { kind: "change-password" };
    case "edit-profile":
      return { kind: "edit-profile" };
    case "bank-account-name": {
      const digits = accountNoDigits(parameters.get("copy") ?? "");
      return { kind: "bank-account-name", copy: digits === "" ? null : digits };
    }
    default:
      return null;
  }
}

/** The search of an address with this dialog open. The inverse of `readDialogAddress`. */
export function dialogSearch(address: DialogAddress): string {
  const parameters = new URLSearchParams({ dialog: address.kind });
  if (address.kind === "game") parameters.set("code", address.code);
  if (address.kind === "transfer") {
    if (address.from !== null) parameters.set("from", address.from);
    if (address.to !== null) parameters.set("to", address.to);
  }
  if (address.kind === "bank-account-name" && address.copy !== null) parameters.set("copy", address.copy);
  return `?${parameters}`;
}
