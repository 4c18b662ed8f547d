import { toAsciiDigits } from "../digits/ascii-digits.ts";

/** What stands in rows: digits, letters, and the rows of keyboards. Pieces of a row, in either direction, are guessed first. */
const ROWS = [
  "0123456789012345678901234567890",
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
  "1q2w3e4r5t6y7u8i9o0p",
].flatMap((row) => [row, Array.from(row).toReversed().join("")]);

/** Words that stand at the head of every list of leaked passwords, with or without a row of digits behind them. */
const WORDS = [
  "password",
  "passw0rd",
  "iloveyou",
  "letmein",
  "welcome",
  "administrator",
  "football",
  "baseball",
  "superman",
  "princess",
  "sunshine",
  "thailand",
];

/** A phone number is told by its last digits: what is before them depends on where it is dialled. */
const LAST_DIGITS = 8;
/** Of a shorter number nothing is told: too many end with the same. */
const FEWEST_DIGITS = 6;

/**
 * Whether a password is among the first that a stranger tries: the member's own phone number, in whatever writing, the
 * same few characters over and over, a row (`12345678`, `qwertyui`), rows put together (`abcd1234`), or one of the best
 * known passwords. It says nothing of a password's length.
 */
export function isGuessablePassword(password: string, phone: string): boolean {
  const text = toAsciiDigits(password.normalize("NFKC")).toLowerCase();
  const bare = text.replace(/[^\p{L}\p{N}]/gu, "") || text;
  return isPhone(text, phone) || /^(.{1,4})\1+$/su.test(bare) || isOfRows(bare);
}

function isPhone(text: string, phone: string): boolean {
  const number = digitsOf(phone).slice(-LAST_DIGITS);
  // Nothing but digits and what people write between them.
  const isNumber = /^[\d\s+().\-–/]+$/.test(text);
  return isNumber && number.length >= FEWEST_DIGITS && digitsOf(text).endsWith(number);
}

function digitsOf(text: string): string {
  return toAsciiDigits(text).replace(/\D/g, "");
}

/** Whether a text is a row, a well-known word with or without a row behind it, or rows put together. */
function isOfRows(bare: string): boolean {
  if (isRow(bare)) return true;
  const isWord = WORDS.some(
    (word) => bare === word || (bare.startsWith(word) && isRow(bare.slice(word.length))),
  );
  const parts = bare.match(/\p{L}+|\p{N}+/gu) ?? [];
  return isWord || (parts.length > 1 && parts.every((part) => part.length > 2 && isRow(part)));
}

function isRow(text: string): boolean {
  return text !== "" && ROWS.some((row) => row.includes(text));
}
