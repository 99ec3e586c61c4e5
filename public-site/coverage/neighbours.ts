import { number } from '../content/format';

/** Says how many others wait for fibre at the same place. */
export function waitingSentence(neighbours: number): string {
  if (neighbours === 0) return 'You are the first to ask for fibre there.';
  return neighbours === 1
    ? '1 of your neighbours is also waiting.'
    : `${number(neighbours)} of your neighbours are also waiting.`;
}
