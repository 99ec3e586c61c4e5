import Box from '@mui/material/Box';
import { BRAND_MARK, brand } from '../../../contract/brand';

/** The brand's logo, or the built-in mark if it has none. */
export function Logo({ size = 28, withName = true }: { size?: number; withName?: boolean }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25, minWidth: 0 }}>
      {brand.logo ? <img src={brand.logo} alt="" height={size} /> : <Mark size={size} />}
      {withName && (
        <Box component="span" sx={{ typography: 'subtitle1', whiteSpace: 'nowrap' }}>
          {brand.name}
        </Box>
      )}
    </Box>
  );
}

function Mark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" style={{ flex: 'none' }}>
      <rect width="32" height="32" rx="9" fill={brand.colours.primary} />
      <path
        d={BRAND_MARK.strands}
        fill="none"
        stroke="var(--mui-palette-common-white)"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      {BRAND_MARK.lights.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="2.4" fill={brand.colours.accent} />
      ))}
    </svg>
  );
}
