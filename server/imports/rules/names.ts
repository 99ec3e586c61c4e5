/** A person's name as in records. A company, or a person with one name, has no last name. */
export interface Name {
  firstName: string;
  lastName: string;
}

/** Titles before a name. Those that may be names, too, need a point. */
const TITLE =
  /^(?:(?:mr|mrs|ms|miss|dr|eng|engr|prof|rev|hon|hajji|hajjat|pastor)\.?|(?:fr|sr|br|ps|adv|arch|amb|capt|lt|col|maj|sgt|gen)\.)(?: |$)/i;
/** The additions that follow a name after a comma. */
const SUFFIX = /^(?:jnr|jr|snr|sr|ii|iii|iv|phd|ph\.d|md|mba|esq)\.?$/i;
/** Words that only companies and institutions have in their names. */
const COMPANY =
  /(?<!\p{L})(?:ltd|limited|inc|llc|plc|smc|ngo|sacco|company|companies|enterprises?|investments?|holdings?|services|solutions|technologies|traders|trading|agenc(?:y|ies)|associates|foundation|association|organi[sz]ation|initiative|school|college|university|academy|institute|church|ministr(?:y|ies)|parish|hospital|clinic|pharmacy|hotel|guest ?house|restaurant|supermarket|bank|embassy|apartments|group|project|(?:&|and) sons)(?!\p{L})/iu;
/** The maximum length of a first name. */
const LONGEST = 60;

/**
 * Splits the name in one cell: "Okello, John, Jr." and "Mr. John Okello Ochieng" (everything after the first word is the last
 * name). The name of a company is not split.
 */
export function nameIn(cell: string): Name {
  const text = tidy(cell);
  if (COMPANY.test(text)) return companyIn(text);
  const [before = '', ...behind] = text.split(',').map((part) => part.trim());
  const suffixes = behind.filter((part) => SUFFIX.test(part));
  const last = withoutTitle(before);
  const firsts = behind.filter((part) => !SUFFIX.test(part)).map(withoutTitle);
  const [first = '', ...more] = firsts.filter((part) => part !== '');
  if (first !== '' && more.length === 0) return { firstName: first, lastName: [last, ...suffixes].join(' ') };
  const [firstName = '', ...rest] = [last, first, ...more].join(' ').trim().split(' ');
  return { firstName, lastName: [...rest, ...suffixes].join(' ') };
}

/** Returns the name of a row that has the first and the last name apart. Either may be missing. */
export function nameOf(first: string, last: string): Name {
  const [firstName, lastName] = [withoutTitle(tidy(first)), withoutTitle(tidy(last))];
  return firstName !== '' && lastName !== '' ? { firstName, lastName } : nameIn(firstName || lastName);
}

/** Returns the name of a company, which is the first name as far as that is long enough. */
export function companyIn(cell: string): Name {
  const text = tidy(cell);
  const end = text.length > LONGEST ? text.lastIndexOf(' ', LONGEST) : -1;
  return end > 0 ? { firstName: text.slice(0, end), lastName: text.slice(end + 1) } : { firstName: text, lastName: '' };
}

/** Drops quotation marks, which programs leave around names, and repeated blanks. */
const tidy = (text: string) =>
  text
    .replace(/["“”„]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

function withoutTitle(text: string): string {
  let rest = text;
  while (TITLE.test(rest)) rest = rest.replace(TITLE, '');
  return rest;
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
