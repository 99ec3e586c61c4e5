import { describe, expect, it } from 'vitest';
import { placeLabels } from './labels';

const at = (id: string, x: number, y: number, side: number) => ({
  id,
  name: id.padEnd(6, 'x'),
  box: { x: x - side / 2, y: y - side / 2, width: side, height: side },
});
const placed = (...given: Parameters<typeof placeLabels>) => placeLabels(...given).map(({ id, x, y }) => [id, x, y]);

describe('labels', () => {
  it('are inside a large area, and below a small one', () => {
    expect(placed([at('a', 100, 100, 80), at('b', 300, 100, 10)], null)).toEqual([
      ['a', 100, 100],
      ['b', 300, 114],
    ]);
  });

  it('do not overlap: the larger area keeps its label, unless another one is wanted', () => {
    const crowd = [at('small', 100, 100, 60), at('large', 120, 105, 64)];
    expect(placed(crowd, null)).toEqual([['large', 120, 105]]);
    expect(placed(crowd, 'small')).toEqual([
      ['small', 100, 100],
      ['large', 120, 146],
    ]);
  });

  it('of small areas do not cover other areas, except for the wanted one', () => {
    const crowd = [at('a', 100, 100, 8), at('b', 104, 116, 8)];
    expect(placed(crowd, null)).toEqual([['b', 104, 129]]);
    expect(placed(crowd, 'a').map(([id]) => id)).toContain('a');
  });

  it('avoid the space that is taken', () => {
    const pin = { x: 90, y: 80, width: 20, height: 26 };
    expect(placed([at('a', 100, 100, 80)], null, [pin])).toEqual([['a', 100, 149]]);
  });
});
