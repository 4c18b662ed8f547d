import { toAsciiDigits } from "../digits/ascii-digits.ts";

/**
 * Sequences: digits, letters, and the rows of keyboards. Attackers first try parts of a sequence, in either direction.
 */
const ROWS = [
  "0123456789012345678901234567890",
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
  "1q2w3e4r5t6y7u8i9o0p",
].flatMap((row) => [row, Array.from(row).toReversed().join("")]);

/** Words at the top of every list of leaked passwords, with or without a sequence after them. */
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

/** A phone number is identified by its last digits: the prefix depends on where it is dialled. */
const LAST_DIGITS = 8;
/** A shorter number is not checked: too many numbers share its ending. */
const FEWEST_DIGITS = 6;

/**
 * Whether a password is among the first that an attacker tries: the member's own phone number in any format, a few
 * repeated characters, a sequence (`12345678`, `qwertyui`), joined sequences (`abcd1234`), or one of the most common
 * passwords. It does not check a password's length.
 */
export function isGuessablePassword(password: string, phone: string): boolean {
  const text = toAsciiDigits(password.normalize("NFKC")).toLowerCase();
  const bare = text.replace(/[^\p{L}\p{N}]/gu, "") || text;
  return isPhone(text, phone) || /^(.{1,4})\1+$/su.test(bare) || isOfRows(bare);
}

function isPhone(text: string, phone: string): boolean {
  const number = digitsOf(phone).slice(-LAST_DIGITS);
  // Only digits and the separators that people write between them.
  const isNumber = /^[\d\s+().\-–/]+$/.test(text);
  return isNumber && number.length >= FEWEST_DIGITS && digitsOf(text).endsWith(number);
}

function digitsOf(text: string): string {
  return toAsciiDigits(text).replace(/\D/g, "");
}

/** Whether a text is a sequence, a common word with or without a sequence after it, or joined sequences. */
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
