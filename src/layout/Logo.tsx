import Box from '@mui/material/Box';
import { brand } from '../../contract/brand';

/** The brand's image, or the built-in mark: light leaving a fibre. */
export function Logo({ size = 28, withName = true }: { size?: number; withName?: boolean }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25, minWidth: 0 }}>
      {brand.logo ? <img src={brand.logo} alt="" height={size} /> : <Mark size={size} />}
      {withName && (
        <Box component="span" sx={{ fontSize: 15, fontWeight: 600, letterSpacing: '-0.01em', whiteSpace: 'nowrap' }}>
          {brand.name}
        </Box>
      )}
    </Box>
  );
}

function Mark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" style={{ flex: 'none' }}>
      <rect width="32" height="32" rx="8" fill={brand.colours.primary} />
      <path
        d="M10 7v18M11 16c6 0 10-3 11-9M11 16c6 0 10 3 11 9"
        fill="none"
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <circle cx="22.5" cy="6.5" r="2.5" fill={brand.colours.accent} />
    </svg>
  );
}
