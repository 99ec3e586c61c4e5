import { expect, it } from 'vitest';
import type { Point } from './crossing';
import { polygonFault } from './polygonFault';

const RING: Point[] = [[0, 0], [4, 0], [4, 4], [0, 0]]; // biome-ignore format: a ring
const HOLE: Point[] = [[2, 1], [3, 1], [3, 2], [2, 1]]; // biome-ignore format: a ring
const BOWTIE: Point[] = [[0, 0], [2, 2], [2, 0], [0, 2], [0, 0]]; // biome-ignore format: a ring
const circle = (corners: number): Point[] =>
  Array.from({ length: corners }, (_, at) => {
    const turn = (at % (corners - 1)) * ((2 * Math.PI) / (corners - 1));
    return [Math.cos(turn), Math.sin(turn)];
  });
/** A ring with 1,996 long sides above each other. */
const pile = (south: number): Point[] => [
  ...Array.from({ length: 1_996 }, (_, at): Point => [at % 2, south + at / 1e5]),
  [2, south + 0.02],
  [2, south - 0.01],
  [0, south],
];

it.each<[string, Point[][], string | null]>([
  ['a ring with a hole', [RING, HOLE], null],
  ['2,000 corners', [circle(2_000)], null],
  ['no ring', [], 'takes 1 to 50 rings'],
  ['51 rings', Array(51).fill(RING), 'takes 1 to 50 rings'],
  ['2,001 corners', [circle(2_001)], 'takes rings of 4 to 2,000 corners'],
  ['3 corners', [RING.slice(1)], 'takes rings of 4 to 2,000 corners'],
  ['an open ring', [[...RING.slice(0, 3), [1, 3]]], 'must have rings that end where they begin'],
  [
    'a line',
    [
      [
        [0, 0],
        [1, 1],
        [2, 2],
        [0, 0],
      ],
    ],
    'must have a surface',
  ],
  ['a bow-tie', [BOWTIE], 'must not cross itself'],
  ['a hole across the border', [RING, HOLE.map(([x, y]) => [x + 1.5, y])], 'must not cross itself'],
  [
    'a hole that touches the border from outside',
    [RING, HOLE.map(([x, y]) => [x + 2, y])],
    'must have its holes inside',
  ],
  ['a hole elsewhere', [RING, HOLE.map(([x, y]) => [x + 9, y])], 'must have its holes inside'],
  ['long sides in piles', Array.from({ length: 50 }, (_, at) => pile(at)), 'is too complicated to be checked'],
])('%s', (_, rings, fault) => expect(polygonFault(rings)).toBe(fault));
