/** Returns the words of a search in lower case. Drops the leading 0 of a phone number, since numbers are stored as `+256…`. */
export function searchWords(search: string | undefined): string[] {
  const words = (search ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  return words.map((word) => word.replace(/^0(?=\d{3,}$)/, ''));
}
