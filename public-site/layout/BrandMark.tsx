import { brand } from '../../contract/brand';

/** Strands of fibre, each ending in a point of light, on the brand's colour. */
export const MARK = ['M7 26V16a9 9 0 0 1 9-9', 'M14 26v-6a6 6 0 0 1 6-6h1', 'M21 26v-1a4 4 0 0 1 4-4'] as const;
export const LIGHTS = [
  [18.5, 7],
  [23.5, 14],
] as const;

/** The provider's logo, or the built-in mark where it has none. The name stands beside it. */
export function BrandMark({ size = 36 }: { size?: number }) {
  if (brand.logo) return <img className="mark" src={brand.logo} alt="" width={size} height={size} />;
  return (
    <svg className="mark" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect className="mark-ground" width="32" height="32" rx="9" />
      <path className="mark-strand" d={MARK.join('')} />
      {LIGHTS.map(([x, y]) => (
        <circle key={x} className="mark-light" cx={x} cy={y} r="2.4" />
      ))}
    </svg>
  );
}
