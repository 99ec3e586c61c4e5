/** A person's name as in records. */
export interface Name {
  firstName: string;
  lastName: string;
}

/** Splits the name in one cell: "Okello, John" and "John Okello Ochieng" (everything after the first word is the last name). */
export function nameIn(cell: string): Name {
  const text = cell.trim().replace(/\s+/g, ' ');
  const [, last, first] = /^([^,]+), ?([^,]+)$/.exec(text) ?? [];
  if (first && last) return { firstName: first.trim(), lastName: last.trim() };
  const [firstName = '', ...rest] = text.split(' ');
  return { firstName, lastName: rest.join(' ') };
}

/**
 * Returns a key for a name, regardless of the order, case and punctuation of its words: the same for "OKELLO John" and "John
 * Okello".
 */
export const nameKey = ({ firstName, lastName }: Name): string =>
  `${firstName} ${lastName}`
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .sort()
    .join(' ');

/** Returns a similar key for an address that keeps the order of its words; empty if there is none. */
export const placeKey = (place: string | null | undefined): string =>
  (place ?? '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ');
