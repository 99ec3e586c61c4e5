import Box from '@mui/material/Box';
import { brand } from '../../contract/brand';

export function Footer() {
  return (
    <Box component="footer" sx={{ flex: 'none', py: 1.5, mt: 'auto', fontSize: 12, color: 'text.secondary' }}>
      © {new Date().getFullYear()} {brand.name}
    </Box>
  );
}
