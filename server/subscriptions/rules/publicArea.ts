/**
 * Returns the area of an address, by which its owner recognises it: the last two parts without numbers, such as `Ntinda, Kampala`.
 * Plots, houses and streets stay hidden. Null if nothing is left.
 */
export function publicArea(address: string | null): string | null {
  const parts = (address ?? '').split(',').map((part) => part.trim());
  const named = parts.filter((part) => part !== '' && !/\d/.test(part));
  return named.slice(-2).join(', ') || null;
}
