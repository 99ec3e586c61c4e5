/** Returns whether two names have the same words, in any order; banks and carriers put the last name first. */
export function isSameName(one: string | null, other: string): boolean {
  const [first, second] = [one ?? '', other].map((name) =>
    name
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter(Boolean)
      .sort()
      .join(' '),
  );
  return first !== '' && first === second && first?.includes(' ') === true;
}

/** Returns the account and order numbers that texts name, as people type them: "KF 123", "sf-000779". */
export function numbersIn(texts: readonly (string | null)[], prefixes: readonly string[]): string[] {
  const found = texts.flatMap((text) => (text ?? '').match(/[a-z]{2,3}[\s-]?\d{1,9}(?!\d)/gi) ?? []);
  return found.filter((number) => prefixes.includes(number.replace(/[\s\d-]+/, '').toUpperCase()));
}
