import Box from '@mui/material/Box';
import { brand } from '../../contract/brand';
import { contentBox } from './Page';
import { usePreferences } from './preferences';

/** The product's copyright notice, below the page or fixed at the bottom of the window. */
export function Footer() {
  const { footerType, contentWidth } = usePreferences();
  if (footerType === 'hidden') return null;
  return (
    <Box
      component="footer"
      sx={{
        flex: 'none',
        borderTop: footerType === 'sticky' ? 1 : 0,
        borderColor: 'divider',
        typography: 'caption',
        color: 'text.secondary',
      }}
    >
      <Box sx={{ ...contentBox(contentWidth), py: 1.5 }}>
        © {new Date().getFullYear()} {brand.name}
      </Box>
    </Box>
  );
}
