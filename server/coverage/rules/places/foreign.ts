import type { Address } from './readAddress';

/** Large cities in other countries, which people there may type. */
const CITIES =
  'nairobi mombasa kisumu eldoret nakuru kigali juba kinshasa bujumbura mwanza bukoba arusha dodoma london dubai'.split(
    ' ',
  );

/** Returns the names of all countries but one (ISO 3166-1 alpha-2), in lower case. */
function countriesBut(country: string): Set<string> {
  const nameOf = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return new Set(codes.filter((code) => code !== country).flatMap((code) => nameOf.of(code)?.toLowerCase() ?? []));
}

const countries = new Map<string, Set<string>>();

/** Returns whether a part of an address ends with another country or a city there. */
export function isAbroad({ phrases, parts }: Address, country: string): boolean {
  const others = countries.get(country) ?? countriesBut(country);
  countries.set(country, others);
  return phrases.some(({ text, part, to }) => {
    const last = parts[part]?.at(-1);
    const name = text.toLowerCase();
    return last?.at === to - 1 && (others.has(name) || CITIES.includes(name));
  });
}
