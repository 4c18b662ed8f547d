import type { Texts } from "@member-wallet/locales";
import type { SlipReasonCode } from "./props.ts";

type Advice = keyof Texts["slips"]["advice"];

/** What a member can do about a slip that was not taken, by the reason why. */
export const SLIP_ADVICE: Readonly<Record<SlipReasonCode, Advice>> = {
  UPLOADED_FILE_NOT_EXIST: "clearer",
  IMG_SIZE_UNABLE_TO_PROCESS: "clearer",
  CANNOT_READ_CROPPED_IMAGE: "clearer",
  DEST_ACC_INVALID: "ourAccount",
  SLIP_REFNO_DUPLICATED: "sentBefore",
  UNSTABLE_REFNO_ON_SLIP: "original",
  TRIPPLE_WRONG_CAPTCHA: "again",
  INVALID_SLIP: "original",
  NOT_MATCH: "ownAccount",
  EXPIRED_SLIP: "inTime",
  UNKNOW_ERROR: "support",
};
