/**
 * The API's contract, free of React and Redux: schemas of every call, the catalogue of codes, names of headers. The
 * client parses answers with these schemas, and the sandbox checks its input and output with the same ones.
 */
export * from "./account/schemas.ts";
export * from "./bonus/schemas.ts";
export * from "./chat/ending-schemas.ts";
export * from "./chat/schemas.ts";
export * from "./chat/sent-message.ts";
export { CHAT_TEXT_LIMIT, chatTextLength } from "./chat/text-limit.ts";
export * from "./account/login-schemas.ts";
export * from "./lookup/active-schema.ts";
export {
  isMessageCode,
  isSlipReason,
  isWheelCode,
  MEMBERSHIP_CODES,
  MESSAGE_CODES,
  SLIP_REASONS,
  WHEEL_CODES,
} from "./errors/codes.ts";
export type { MessageCode, SlipReason, WheelCode } from "./errors/codes.ts";
export * from "./game/schemas.ts";
export * from "./gift-link/schemas.ts";
export * from "./invite/schemas.ts";
export * from "./lookup/schemas.ts";
export { BreakPayload, LimitsPayload, ProtectionAnswer } from "./protection/schemas.ts";
export type { Protection } from "./protection/schemas.ts";
export { readQr } from "./qr/qr.ts";
export type { Qr } from "./qr/qr.ts";
export * from "./qr/schemas.ts";
export * from "./refund/schemas.ts";
export * from "./site-report/schemas.ts";
export * from "./slip/schemas.ts";
export * from "./spinwheel/schemas.ts";
export * from "./statement/schemas.ts";
export * from "./wallet/schemas.ts";
export { HEADERS, WALLET_MARKER } from "./wire/headers.ts";
export { isPathPart } from "./client/path.ts";
export { droppedPaths } from "./client/report-unreadable.ts";
export { itemSchemaOf } from "./wire/lists.ts";
export { isBlank } from "./wire/is-blank.ts";
export { Markup, Message, PageRequest } from "./wire/values.ts";
