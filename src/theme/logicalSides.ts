import createCache, { type StylisPlugin } from '@emotion/cache';

const SIDES = { left: 'inline-start', right: 'inline-end' } as const;
const CORNERS: Record<string, string> = {
  'border-top-left-radius': 'border-start-start-radius',
  'border-top-right-radius': 'border-start-end-radius',
  'border-bottom-left-radius': 'border-end-start-radius',
  'border-bottom-right-radius': 'border-end-end-radius',
};
const sideOf = (word: string) => SIDES[word as keyof typeof SIDES];

/** Rewrites the left and right of a CSS declaration as start and end, so that it is right in both writing directions. */
export function logical(property: string, value: string): string {
  if (property === 'left' || property === 'right') {
    // A position in the middle, which `translate` then centres, is the same from both sides.
    return `${value.startsWith('50%') ? property : `inset-${sideOf(property)}`}:${value};`;
  }
  if (property === 'text-align') {
    // The start of the page, independent of the text's own direction; see the variables in documentStyles.ts.
    return `${property}:${value.replace(/^left/, 'var(--start)').replace(/^right/, 'var(--end)')};`;
  }
  if (property === 'float' || property === 'clear') return `${property}:${sideOf(value) ?? value};`;
  if (/^(margin|padding)$/.test(property)) return shorthand(property, value);
  const named = property.replace(/^(margin|padding|border)-(left|right)/, (_, box, side) => `${box}-${sideOf(side)}`);
  return `${CORNERS[property] ?? named}:${value};`;
}

/** Rewrites `padding: top right bottom left`, where the order implies the sides. */
function shorthand(property: string, value: string): string {
  const [top, right, bottom, left, ...more] = value.split(' ');
  if (!left || more.length > 0 || value.includes('(')) return `${property}:${value};`;
  return `${property}-block:${top} ${bottom};${property}-inline:${left} ${right};`;
}

/** Applies `logical` to all styles, because MUI uses left and right. */
const logicalSides: StylisPlugin = (element) => {
  if (element.type !== 'decl' || element.return) return;
  element.return = logical(String(element.props), String(element.children));
};

/** The style sheets of the back-office. */
export const styleCache = createCache({ key: 'office', stylisPlugins: [logicalSides] });
