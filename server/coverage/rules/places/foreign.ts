import type { Address } from './readAddress';

/** Large cities across our borders, which people who are elsewhere may type. */
const CITIES =
  'nairobi mombasa kisumu eldoret nakuru kigali juba kinshasa bujumbura mwanza bukoba arusha dodoma london dubai'.split(
    ' ',
  );

/** The names of all countries but one (ISO 3166-1 alpha-2), in lower case. */
function countriesBut(country: string): Set<string> {
  const nameOf = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return new Set(codes.filter((code) => code !== country).flatMap((code) => nameOf.of(code)?.toLowerCase() ?? []));
}

const countries = new Map<string, Set<string>>();

/** Whether an address ends a part in another country or in a city there. */
export function isAbroad({ phrases, parts }: Address, country: string): boolean {
  const others = countries.get(country) ?? countriesBut(country);
  countries.set(country, others);
  return phrases.some(({ text, part, to }) => {
    const last = parts[part]?.at(-1);
    const name = text.toLowerCase();
    return last?.at === to - 1 && (others.has(name) || CITIES.includes(name));
  });
}
