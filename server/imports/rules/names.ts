/** A person's name as records have it. */
export interface Name {
  firstName: string;
  lastName: string;
}

/** First and last name of one cell: "Okello, John" and "John Okello Ochieng" (everything behind the first word is the last name). */
export function nameIn(cell: string): Name {
  const text = cell.trim().replace(/\s+/g, ' ');
  const [, last, first] = /^([^,]+), ?([^,]+)$/.exec(text) ?? [];
  if (first && last) return { firstName: first.trim(), lastName: last.trim() };
  const [firstName = '', ...rest] = text.split(' ');
  return { firstName, lastName: rest.join(' ') };
}

/** A name whatever the order, case and signs of its words: the same for "OKELLO John" and "John Okello". */
export const nameKey = ({ firstName, lastName }: Name): string =>
  `${firstName} ${lastName}`
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .sort()
    .join(' ');

/** An address in the same way, with its words in their order; empty where there is none. */
export const placeKey = (place: string | null | undefined): string =>
  (place ?? '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ');
