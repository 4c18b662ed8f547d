/**
 * The number that a bench is given on its command line, 1 or more; `otherwise` without one.
 * @param what what it is a number of, for the error.
 */
export function wholeNumber(given: string | undefined, otherwise: number, what: string): number {
  const number = Number(given ?? otherwise);
  if (!Number.isInteger(number) || number < 1) throw new Error(`Not a number of ${what}: ${given}.`);
  return number;
}
