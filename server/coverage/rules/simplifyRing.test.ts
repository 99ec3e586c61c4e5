import { describe, expect, it } from 'vitest';
import { simplifyRing } from './simplifyRing';

type Ring = [number, number][];

const square: Ring = [
  [32, 0],
  [33, 0],
  [33, 1],
  [32, 1],
  [32, 0],
];

describe('a simplified ring', () => {
  it('loses corners on its sides, and those nearer to them than the tolerance', () => {
    const detailed: Ring = [
      [32, 0],
      [32.4, 0],
      [32.7, -0.00009],
      [33, 0],
      [33, 0.5],
      [33, 1],
      [32, 1],
      [32, 0],
    ];
    expect(simplifyRing(detailed, 1e-4)).toEqual(square);
  });

  it('keeps corners further away', () => {
    const bent: Ring = [
      [32, 0],
      [32.5, -0.0002],
      [33, 0],
      [33, 1],
      [32, 1],
      [32, 0],
    ];
    expect(simplifyRing(bent, 1e-4)).toEqual(bent);
  });

  it('stays closed, and within the tolerance, on a fine circle', () => {
    const circle = Array.from({ length: 721 }, (_, i): [number, number] => {
      const angle = (2 * Math.PI * (i % 720)) / 720;
      return [32 + 0.01 * Math.cos(angle), 0.01 * Math.sin(angle)];
    });
    const kept = simplifyRing(circle, 1e-4);
    expect(kept.length).toBeLessThan(60);
    expect(kept[0]).toEqual(kept.at(-1));
    for (const [x, y] of kept) expect(Math.hypot(x - 32, y)).toBeCloseTo(0.01);
  });

  it('is unchanged if it is smaller than the tolerance', () => {
    const tiny = square.map(([x, y]): [number, number] => [x * 1e-6, y * 1e-6]);
    expect(simplifyRing(tiny, 1e-4)).toBe(tiny);
  });
});
