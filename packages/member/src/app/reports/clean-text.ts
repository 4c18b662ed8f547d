const LONGEST = 200;
/** More than this of a text is not looked at, in characters. */
const LONGEST_READ = 2_000;

/** React's numbered errors: the rest of their text is an address with values. */
const REACT = /Minified React error #(\d{1,4})(?!\d)/;

/** What may be data, in the order of its removal. */
const REMOVED = [
  // Beyond ASCII, and what ends a line: names and texts of members and operators.
  /[^ -~]+/g,
  // Quoted data, such as the text that is no JSON; to the end where the quote is never closed.
  /".*"|".*/g,
  /`.*`|`.*/g,
  // In single quotes one word stays: the name of a property.
  /(?<!\w)'(?![\w$.]*'(?!\w)).*?(?:'(?!\w)|$)/g,
  // Addresses, and the query and hash of paths.
  /[a-z][a-z\d+.-]*:\/\/\S*/gi,
  /[?#]\S*/g,
  // E-mails.
  /\S*@\S*/g,
  /\bbearer\s+\S+/gi,
  /\b(?:authorization|token|password|secret|otp|phone|account)\b["']?\s*[:=]\s*\S+/gi,
  // Phones, amounts, ids, codes: every word with a digit.
  /[\w+/=~.-]*\d[\w+/=~.-]*/g,
  // Tokens: 128 random bits are at least 22 letters.
  /[\w+/=~-]{20,}/g,
];

/**
 * An error's message without what may be somebody's: digits, addresses, e-mails, quoted data, long words and letters
 * beyond ASCII. A `*` stands for what was there. At most 200 characters.
 */
export function cleanText(text: string): string {
  const react = REACT.exec(text)?.[1];
  if (react !== undefined) return `Minified React error #${react}`;
  return REMOVED.reduce((left, pattern) => left.replace(pattern, "*"), text.slice(0, LONGEST_READ))
    .replace(/\*(?:\s*\*)+/g, "*")
    .trim()
    .slice(0, LONGEST);
}
