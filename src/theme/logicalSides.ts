import createCache, { type StylisPlugin } from '@emotion/cache';

const SIDES = { left: 'inline-start', right: 'inline-end' } as const;
const CORNERS: Record<string, string> = {
  'border-top-left-radius': 'border-start-start-radius',
  'border-top-right-radius': 'border-start-end-radius',
  'border-bottom-left-radius': 'border-end-start-radius',
  'border-bottom-right-radius': 'border-end-end-radius',
};
const sideOf = (word: string) => SIDES[word as keyof typeof SIDES];

/** A CSS declaration with its left and right as start and end, so that it is right in both directions of writing. */
export function logical(property: string, value: string): string {
  if (property === 'left' || property === 'right') {
    // The middle of something, which a translation then centres, is the same from both sides.
    return `${value.startsWith('50%') ? property : `inset-${sideOf(property)}`}:${value};`;
  }
  if (property === 'text-align') {
    // The page's start, whatever the direction of the text itself; see the variables in components.ts.
    return `${property}:${value.replace(/^left/, 'var(--start)').replace(/^right/, 'var(--end)')};`;
  }
  if (property === 'float' || property === 'clear') return `${property}:${sideOf(value) ?? value};`;
  if (/^(margin|padding)$/.test(property)) return shorthand(property, value);
  const named = property.replace(/^(margin|padding|border)-(left|right)/, (_, box, side) => `${box}-${sideOf(side)}`);
  return `${CORNERS[property] ?? named}:${value};`;
}

/** `padding: top right bottom left` says the sides by their order. */
function shorthand(property: string, value: string): string {
  const [top, right, bottom, left, ...more] = value.split(' ');
  if (!left || more.length > 0 || value.includes('(')) return `${property}:${value};`;
  return `${property}-block:${top} ${bottom};${property}-inline:${left} ${right};`;
}

/** The component library names sides left and right; this writes all of its styles as `logical` does. */
const logicalSides: StylisPlugin = (element) => {
  if (element.type !== 'decl' || element.return) return;
  element.return = logical(String(element.props), String(element.children));
};

/** The style sheets of the back-office. */
export const styleCache = createCache({ key: 'office', stylisPlugins: [logicalSides] });
