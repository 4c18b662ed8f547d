import { satang } from "@member-wallet/domain";

/** A name or number of usual length, for a `ContentSkeleton`: it is not read, only its size is seen. */
export const SAMPLE_TEXT = "00000000";
/** 1,000 baht. */
export const SAMPLE_AMOUNT = satang(100_000);
/** An ISO time. */
export const SAMPLE_TIME = "2026-01-01T00:00:00.000Z";
/** A picture of the usual shape, 16 by 9, with a line of text. */
export const SAMPLE_BANNER = {
  image: "data:image/gif;base64,R0lGODlhEAAJAIAAAAAAAP///yH5BAEAAAAALAAAAAAQAAkAAAIKhI+py+0Po5yUFQA7",
  html: SAMPLE_TEXT,
};
