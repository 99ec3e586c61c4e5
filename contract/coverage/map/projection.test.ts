import { describe, expect, it } from 'vitest';
import { boxAround, boxAroundAll, centreOf, drawingOf, KILOMETRE } from './projection';

const aMapArea = ({ at: [x, y], size }: { at: [number, number]; size: number }) => ({
  outline: [[[x, y], [x + size, y], [x + size, y + size], [x, y + size], [x, y]] as [number, number][]], // biome-ignore format: a ring
});

describe('a drawing', () => {
  it('has north at the top, east at the right, and the same length for a kilometre in both directions', () => {
    const { pointAt, degreesAt } = drawingOf([aMapArea({ at: [32.5, 60], size: 0.001 })]);
    const here = pointAt(32.5, 60);
    const [east, north] = [pointAt(32.51, 60), pointAt(32.5, 60.01)];
    expect(east.y).toBeCloseTo(here.y);
    expect(north.x).toBeCloseTo(here.x);
    expect(east.x - here.x).toBeCloseTo(5, 1);
    expect(here.y - north.y).toBeCloseTo(10);
    expect((here.y - north.y) / KILOMETRE).toBeCloseTo(1.1132);
    expect(degreesAt(east).map((degrees) => degrees.toFixed(5))).toEqual(['32.51000', '60.00000']);
  });

  it('is as large as its areas, each of which is a closed path with its holes', () => {
    const hole = aMapArea({ at: [32.002, 0.002], size: 0.001 }).outline;
    const holed = aMapArea({ at: [32, 0], size: 0.01 });
    const { shapes, whole } = drawingOf([
      { ...holed, outline: [...holed.outline, ...hole] },
      aMapArea({ at: [33, 1], size: 0.01 }),
    ]);
    expect(shapes[0]?.path.match(/M[^Z]*Z/g)).toHaveLength(2);
    expect(shapes[1]?.box.width).toBeCloseTo(10, 1);
    expect([whole.width, whole.height].map(Math.round)).toEqual([1010, 1010]);
    expect(whole).toEqual(boxAroundAll(shapes.map(({ box }) => box)));
  });
});

it('boxes enclose their points and have a middle', () => {
  const box = boxAround([
    { x: 3, y: 9 },
    { x: -1, y: 5 },
    { x: 1, y: 6 },
  ]);
  expect(box).toEqual({ x: -1, y: 5, width: 4, height: 4 });
  expect(centreOf(box)).toEqual({ x: 1, y: 7 });
});
