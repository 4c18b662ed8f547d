import type { Migration } from "../migration.ts";

/** The list of providers is `QR_PROVIDERS` of the domain, which the routes check: another gateway needs no migration. */
export const qrProviders: Migration = {
  name: "0023-qr-providers",
  statements: ["alter table qr_deposit drop constraint qr_deposit_provider_check"],
};
