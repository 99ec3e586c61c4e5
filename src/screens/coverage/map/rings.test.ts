import { expect, it } from 'vitest';
import { addCorner, cornersOf, moveCorner, type Rings, removeCorner, ringOf } from './rings';

const OUTER = ringOf([[0, 0], [4, 0], [4, 4], [0, 4]])[0] ?? []; // biome-ignore format: a ring
const HOLE = ringOf([[1, 1], [2, 1], [2, 2]])[0] ?? []; // biome-ignore format: a ring
const RINGS: Rings = [OUTER, HOLE];

it('rings are closed after each change of their corners', () => {
  expect(OUTER).toEqual([[0, 0], [4, 0], [4, 4], [0, 4], [0, 0]]); // biome-ignore format: a ring
  const [moved] = moveCorner(RINGS, { ring: 0, at: 0 }, [-1.00000004, -1]);
  expect([moved?.[0], moved?.at(-1)]).toEqual([[-1, -1], [-1, -1]]); // biome-ignore format: corners
  const [added] = addCorner(RINGS, { ring: 0, at: 3 }, [0, 2]);
  expect(added).toEqual([[0, 0], [4, 0], [4, 4], [0, 4], [0, 2], [0, 0]]); // biome-ignore format: a ring
  const [removed, hole] = removeCorner(RINGS, { ring: 0, at: 0 });
  expect(removed).toEqual([[4, 0], [4, 4], [0, 4], [4, 0]]); // biome-ignore format: a ring
  expect(hole).toBe(HOLE);
});

it('a triangle keeps its corners, and a hole that loses one goes', () => {
  expect(removeCorner(RINGS, { ring: 1, at: 0 })).toEqual([OUTER]);
  expect(removeCorner([HOLE], { ring: 0, at: 0 })).toEqual([HOLE]);
  expect(cornersOf(HOLE)).toHaveLength(3);
});
