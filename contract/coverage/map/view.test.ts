import { describe, expect, it } from 'vitest';
import { dragged, fitView, onScreen, showing, zoomed } from './view';

const size = { width: 500, height: 300 };
const box = { x: 100, y: -50, width: 80, height: 40 };
const whole = fitView(box, size);

describe('a view', () => {
  it('contains the whole box in its middle', () => {
    const { x, y, width, height } = onScreen(box, whole, size);
    expect([x + width / 2, y + height / 2]).toEqual([250, 150]);
    expect(Math.min(x, y)).toBeGreaterThan(0);
    expect(x + width).toBeLessThan(500);
    expect(y + height).toBeLessThan(300);
  });

  it('works for a point instead of a box, and for an element without size', () => {
    expect(fitView({ ...box, width: 0, height: 0 }, size)).toEqual({ x: 100, y: -50, scale: 24 });
    expect(fitView(box, { width: 0, height: 0 }).scale).toBeGreaterThan(0);
  });

  it('keeps the point under the pointer in place while zooming', () => {
    const before = onScreen({ ...box, width: 0, height: 0 }, whole, size);
    const closer = zoomed(whole, 2, whole, { x: before.x - 250, y: before.y - 150 });
    expect(closer.scale).toBeCloseTo(2 * whole.scale);
    expect(onScreen({ ...box, width: 0, height: 0 }, closer, size).x).toBeCloseTo(before.x);
    expect(onScreen({ ...box, width: 0, height: 0 }, closer, size).y).toBeCloseTo(before.y);
  });

  it('zooms neither out beyond the whole drawing nor in beyond a useful scale', () => {
    expect(zoomed(whole, 0.1, whole)).toEqual(whole);
    expect(zoomed(whole, 1e6, whole).scale).toBe(24);
  });

  it('follows the finger, but never leaves the box', () => {
    const moved = dragged(whole, { x: -10, y: 5 }, box);
    expect(moved.x).toBeCloseTo(whole.x + 10 / whole.scale);
    expect(moved.y).toBeCloseTo(whole.y - 5 / whole.scale);
    expect(dragged(whole, { x: -1e6, y: 1e6 }, box)).toEqual({ ...whole, x: 180, y: -50 });
  });

  it('moves to a box only if that is not visible', () => {
    const close = zoomed(whole, 10, whole);
    expect(showing(box, close, size)).toBe(close);
    expect(showing({ ...box, width: 4, height: 4 }, close, size)).toEqual({ ...close, x: 102, y: -48 });
  });
});
