import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useState } from 'react';
import { useLate } from '../../browser/lateOf';
import { loadable, preload } from '../../browser/loadable';
import { useWording } from '../../i18n/useWording';
import { Icon } from '../../icons/Icon';

const panel = loadable(() => import('./SettingsPanel').then((m) => m.SettingsPanel));
const loadPanel = () => preload(panel);

/**
 * The tab at the edge of every page that opens the settings; on a phone it is only an icon in the corner, where it covers no
 * value.
 */
export function SettingsTab() {
  const { t } = useWording();
  const [open, setOpen] = useState<boolean>();
  const SettingsPanel = useLate(panel, open !== undefined);
  return (
    <>
      <ButtonBase
        aria-haspopup="dialog"
        data-screen-only
        onMouseEnter={loadPanel}
        onFocus={loadPanel}
        onClick={() => setOpen(true)}
        sx={({ breakpoints }) => ({
          position: 'fixed',
          insetInlineEnd: 0,
          top: '50%',
          translate: '0 -50%',
          zIndex: 'appBar',
          minWidth: 26,
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
          [breakpoints.down('md')]: {
            top: 'auto',
            bottom: 8,
            translate: 'none',
            width: 40,
            height: 40,
            '& .label': visuallyHidden,
          },
        })}
      >
        <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.75, writingMode: 'vertical-rl' }}>
          <Icon name="settings" size={14} />
          <span className="label">{t('settings.settings')}</span>
        </Box>
      </ButtonBase>
      {SettingsPanel && open !== undefined && <SettingsPanel open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
