import Box from '@mui/material/Box';
import { brand } from '../../contract/brand';

/** The product's copyright; `sx` says how it stands. */
export function Footer({ sx }: { sx?: object }) {
  return (
    <Box
      component="footer"
      sx={{ flex: 'none', px: { xs: 2, md: 3 }, py: 1.5, fontSize: 12, color: 'text.secondary', ...sx }}
    >
      © {new Date().getFullYear()} {brand.name}
    </Box>
  );
}
