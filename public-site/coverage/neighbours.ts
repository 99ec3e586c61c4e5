import { number } from '../content/format';

/** How many others wait for fibre at the same place. */
export function waitingSentence(neighbours: number): string {
  if (neighbours === 0) return 'You are the first to ask for fibre there.';
  return neighbours === 1
    ? '1 neighbour is waiting for fibre there, too.'
    : `${number(neighbours)} neighbours are waiting for fibre there, too.`;
}
