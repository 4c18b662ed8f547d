/** The codes of authentication, one-time codes and registration. */
export const MEMBERSHIP_CODES = [
  "UNAUTHORIZED",
  "EXPIRED_AUTH_TOKEN",
  "INVALID_USER_1",
  "INVALID_USER_2",
  "INVALID_USER_3",
  "INVALID_USER_4",
  "INVALID_IP",
  "NO_USER",
  "WRONG_PASSWORD",
  "WRONG_CREDENTIAL",
  "INACTIVE_USER",
  "LOGIN_FAIL",
  "OTP_BLOCK",
  "REQUEST_LIMIT",
  "REQUEST_LIMIT_1MIN",
  "OTP_TOKEN_INVALID",
  "OTP_NOT_EXIST",
  "OTP_VERIFIED",
  "OTP_EXPIRED",
  "OTP_CODE_INVALID",
  "OTP_CODE_VALID",
  "OTP_SEND_FAIL",
  "OTP_VERIFY_FAIL",
  "UNVERIFIED_OTP",
  "EXISTING_USER",
  "EXISTING_BANK",
  "INVALID_USER_INFO",
  "INVALID_BANK",
  "BANK_ACCOUNT_NAME_ENG",
  "REGISTER_FAIL",
  "PHONE_NUMBER_REQUIRE_10_DIGIT",
] as const;

/**
 * The catalogue of message codes (§8), with those that the API adds. Their texts are in the locales (`errorMsg`); a
 * test of the product proves that every code has one.
 */
export const MESSAGE_CODES = [
  ...MEMBERSHIP_CODES,
  "NOT_AREASLOT",
  "NOT_UFABET",
  "GAME_ACTIVATION_FAIL",
  "BONUS_REMAINING",
  "BONUS_ALREADY_ACTIVE",
  "BONUS_MAX_CLAIMED",
  "BONUS_CONDITION",
  "BONUS_CLEAR",
  "BONUS_FULL",
  "INVITE_COLLECT",
  "INVITE_INACTIVE",
  "NO_INVITE_BONUS",
  "NO_INVITEE_PLAY_INFO",
  "INVITE_BONUS_SUCCESS",
  "INVITE_BONUS_FAIL",
  "INTERNAL_SERVER_ERROR",
  "OK",
  "SUCCESS",
  "KEY_MISSING",
  "KEY_INVALID",
  "NO_DATA",
  "NO_PROMOTION",
  "PROMOTION_RECEIVED",
  "QR_FAIL",
  "NO_REFUND",
  "REFUND_CONDITION",
  "REFUND_SUCCESS",
  "REFUND_INACTIVE",
  "REFUND_MINIMUM",
  "NO_BANK",
  "NO_WALLET",
  "SLOT_ALREADY_ACTIVE",
  "SLOT_ACTIVATE_FAIL",
  "SLOT_NO_ACCOUNT",
  "SLOT_RESET_PASSWORD_FAIL",
  "TRANSFER_MINIMUM",
  "NO_GAME",
  "MONEY_NOT_ENOUGH",
  "TRANSFER_FAIL",
  "WITHDRAW_MINIMUM",
  "WITHDRAW_MAXIMUM",
  "NO_COIN",
  "SLIP_UPLOAD_FAIL",
  "SLIP_NO_FILE",
  "SLIP_INVALID_FILE",
  "UPLOAD_LIMIT",
  "UPLOAD_EXPIRED",
  "TRUELINK_DUPLICATE",
  "TRUELINK_INVALID",
  "TRUELINK_MINIMUM",
  "DEPOSIT_LIMIT",
  "ON_BREAK",
] as const;

/** A code of the catalogue (§8). */
export type MessageCode = (typeof MESSAGE_CODES)[number];

/** The wheel's separate list: its texts differ from the catalogue's even for the same code (BONUS_REMAINING). */
export const WHEEL_CODES = [
  "NO_COIN",
  "NO_CLAIMABLE_COUPON",
  "INVALID_PRIZE_CODE",
  "INVALID_CODE",
  "INVALID_COUPON_TYPE",
  "COUPON_EXPIRED",
  "BONUS_REMAINING",
] as const;

/** A code of the wheel's list. */
export type WheelCode = (typeof WHEEL_CODES)[number];

/** Why a slip was refused (§8), in brackets after its status; any other code shows no reason. */
export const SLIP_REASONS = [
  "UPLOADED_FILE_NOT_EXIST",
  "IMG_SIZE_UNABLE_TO_PROCESS",
  "CANNOT_READ_CROPPED_IMAGE",
  "DEST_ACC_INVALID",
  "SLIP_REFNO_DUPLICATED",
  "UNSTABLE_REFNO_ON_SLIP",
  "TRIPPLE_WRONG_CAPTCHA",
  "INVALID_SLIP",
  "NOT_MATCH",
  "EXPIRED_SLIP",
  "UNKNOW_ERROR",
] as const;

/** A reason for which a slip was refused. */
export type SlipReason = (typeof SLIP_REASONS)[number];

/** Whether a server's message is a code of the catalogue; any other is shown unchanged (§8). */
export function isMessageCode(code: string): code is MessageCode {
  return (MESSAGE_CODES as readonly string[]).includes(code);
}

/** Whether the wheel's refusal is a code of its list (§8). */
export function isWheelCode(code: string): code is WheelCode {
  return (WHEEL_CODES as readonly string[]).includes(code);
}

/** Whether a slip's note is a known reason: only those are shown (§8). */
export function isSlipReason(code: string): code is SlipReason {
  return (SLIP_REASONS as readonly string[]).includes(code);
}
