import Box from '@mui/material/Box';
import { useWording } from '../../i18n/useWording';

/** The first element in tab order: it skips the menu and goes to the content. */
export function SkipLink() {
  const { t } = useWording();
  return (
    <Box
      component="a"
      href="#content"
      data-screen-only
      sx={{
        position: 'fixed',
        top: -60,
        insetInlineStart: 12,
        zIndex: 'tooltip',
        px: 2,
        py: 1.25,
        borderRadius: 1,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        '&:focus': { top: 12 },
      }}
    >
      {t('layout.skipToContent')}
    </Box>
  );
}
