import Box from '@mui/material/Box';
import { useStore } from 'react-admin';
import { useWording } from '../../i18n/useWording';
import { IconButton } from '../../ui/buttons/IconButton';

/** A hint about the command box, shown until the user closes it. */
export function FirstHint() {
  const { t } = useWording();
  const [isClosed, setIsClosed] = useStore('commandBox.hintClosed', false);
  if (isClosed) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'action.hover',
        typography: 'caption',
      }}
    >
      <Box sx={{ flex: 1 }}>
        {t('commandBox.hint')}
        <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
          {' '}
          {t('commandBox.hintKeys')}
        </Box>
      </Box>
      <IconButton label={t('commandBox.closeHint')} icon="x" size="small" onClick={() => setIsClosed(true)} />
    </Box>
  );
}
