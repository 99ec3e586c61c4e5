import { describe, expect, it } from 'vitest';
import { contrast } from '../../contract/contrast';
import { brandStyle, mix } from './palette';

const property = (css: string, scheme: 'light' | 'dark', name: string): string => {
  const [light = '', dark = ''] = css.split('@media');
  return (scheme === 'light' ? light : dark).match(new RegExp(`--${name}:(#[0-9a-f]{6})`))?.[1] ?? '';
};

describe('the palette', () => {
  it('mixes colours by share', () => {
    expect([mix('#000000', '#ffffff', 0), mix('#000', '#ffffff', 0.5), mix('#000000', '#ffffff', 1)]).toEqual([
      '#000000',
      '#808080',
      '#ffffff',
    ]);
  });

  it('computes contrast like WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it.each(['#0b6e63', '#ffcb05', '#000080', '#e30613', '#000000', '#ffffff'])(
    'keeps text in the brand colour %s readable in both schemes',
    (primary) => {
      const css = brandStyle({ primary, accent: '#f2a71b' });
      expect(contrast(property(css, 'light', 'primary'), '#f5f8f7')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(property(css, 'light', 'primary'), '#ffffff')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(property(css, 'dark', 'primary'), '#14201e')).toBeGreaterThanOrEqual(4.5);
      for (const ground of ['deep', 'glow']) {
        expect(contrast('#ffffff', property(css, 'light', ground))).toBeGreaterThanOrEqual(4.5);
      }
      for (const scheme of ['light', 'dark'] as const) {
        const [text, ground] = [property(css, scheme, 'primary'), property(css, scheme, 'primary-soft')];
        expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
      }
    },
  );
});
