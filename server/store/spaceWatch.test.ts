import { expect, it } from 'vitest';
import { createSpaceWatch } from './spaceWatch';

it('reports missing space for a minute after the last write that found none', () => {
  let elapsed = 0;
  const space = createSpaceWatch(() => elapsed);
  space.note(Object.assign(new Error('deadlock'), { code: '40P01' }));
  expect(space.isFull()).toBe(false);
  for (const at of [0, 50_000]) {
    elapsed = at;
    space.note(Object.assign(new Error('no space'), { code: '53100' }));
  }
  elapsed += 59_999;
  expect(space.isFull()).toBe(true);
  elapsed += 1;
  expect(space.isFull()).toBe(false);
});
