import { BRAND_MARK, brand } from '../../contract/brand';

/** The provider's logo, or the built-in mark if it has none. The name is shown next to it. */
export function BrandMark({ size = 36 }: { size?: number }) {
  if (brand.logo) return <img className="mark" src={brand.logo} alt="" width={size} height={size} />;
  return (
    <svg className="mark" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect className="mark-ground" width="32" height="32" rx="9" />
      <path className="mark-strand" d={BRAND_MARK.strands} />
      {BRAND_MARK.lights.map(([x, y]) => (
        <circle key={x} className="mark-light" cx={x} cy={y} r="2.4" />
      ))}
    </svg>
  );
}
