import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { lazy, Suspense, useState } from 'react';
import { useWording } from '../../i18n/useWording';
import { Icon } from '../../icons/Icon';

const loadPanel = () => import('./SettingsPanel').then((m) => ({ default: m.SettingsPanel }));
const SettingsPanel = lazy(loadPanel);

/** The tab at the edge of every page that opens the settings panel. */
export function SettingsTab() {
  const { t } = useWording();
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <ButtonBase
        aria-haspopup="dialog"
        onMouseEnter={loadPanel}
        onFocus={loadPanel}
        onClick={() => setOpen(true)}
        sx={{
          position: 'fixed',
          insetInlineEnd: 0,
          top: '50%',
          translate: '0 -50%',
          zIndex: 'appBar',
          minWidth: 24,
          py: 1.25,
          border: 1,
          borderInlineEnd: 0,
          borderColor: 'divider',
          borderStartStartRadius: 8,
          borderEndStartRadius: 8,
          bgcolor: 'background.paper',
          color: 'text.secondary',
          typography: 'caption',
          fontWeight: 500,
          '&:hover': { color: 'text.primary' },
        }}
      >
        <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.75, writingMode: 'vertical-rl' }}>
          <Icon name="settings" size={14} />
          {t('settings.settings')}
        </Box>
      </ButtonBase>
      <Suspense fallback={null}>
        {open !== undefined && <SettingsPanel open={open} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
