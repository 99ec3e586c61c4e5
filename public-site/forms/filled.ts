/** Trims the texts, and omits those that are empty. */
export function filled<T extends Record<string, string | undefined>>(texts: T): Partial<Record<keyof T, string>> {
  const entries = Object.entries(texts).map(([name, text]) => [name, text?.trim()] as const);
  return Object.fromEntries(entries.filter(([, text]) => text)) as Partial<Record<keyof T, string>>;
}
