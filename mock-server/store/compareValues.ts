/** Compares two stored values of one field that are not null: numbers by size, texts by their characters, false before true. */
export function compareValues(a: unknown, b: unknown): number {
  if (a === b) return 0;
  const [left, right] = [a, b] as [string, string];
  return left < right ? -1 : 1;
}
