/**
 * The version of the wire, with its changes in docs/wire-changes.md. A backend of the same first number works with the
 * sites.
 */
export const WIRE_VERSION = "1.5.0";
