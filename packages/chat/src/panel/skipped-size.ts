/** The height of a usual row with its gap, in px. */
const ROW = 67;

/** The height that rows have, about, until the browser has laid them out: what is in sight stays when it does. */
export function skippedSize(rows: number) {
  return { containIntrinsicBlockSize: `auto ${rows * ROW}px` };
}
