import { expect, it } from 'vitest';
import { createReadingTurns } from './readingTurns';

it('starts the next reader when one ends, and refuses more if too many wait', async () => {
  const takeTurn = createReadingTurns(1, 2);
  const begun: string[] = [];
  const begin = async (name: string) => {
    const endTurn = await takeTurn();
    begun.push(name);
    return endTurn;
  };
  const [first, second, third] = ['first', 'second', 'third'].map(begin);
  const endFirst = await first;
  await expect(takeTurn()).rejects.toMatchObject({ code: 'unavailable', retryAfter: 30 });
  expect(begun).toEqual(['first']);
  endFirst?.();
  (await second)?.();
  await third;
  expect(begun).toEqual(['first', 'second', 'third']);
});
