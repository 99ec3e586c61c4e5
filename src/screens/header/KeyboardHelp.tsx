import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useId } from 'react';
import { useWording } from '../../i18n/useWording';
import { Icon } from '../../icons/Icon';

const KEYS = [
  ['layout.searchThisList', '/'],
  ['layout.findCustomer', 'Ctrl K'],
  ['layout.nextOrPreviousRow', '↓ ↑'],
  ['layout.firstOrLastRow', 'Home End'],
  ['layout.openTheRow', 'Enter'],
  ['layout.selectTheRow', 'x'],
  ['layout.nextOrPreviousRecord', 'j k'],
  ['layout.jumpToMenuItem', 'A … Z'],
  ['layout.closeWhatIsOpen', 'Esc'],
  ['layout.thisHelp', '?'],
] as const;

/** What can be done by keyboard. */
export function KeyboardHelp({ onClose }: { onClose(): void }) {
  const { t } = useWording();
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId} component="div" sx={{ display: 'flex', alignItems: 'center', pb: 1 }}>
        <Box component="h2" sx={{ flex: 1, m: 0, font: 'inherit', fontWeight: 600 }}>
          {t('layout.keyboard')}
        </Box>
        <IconButton aria-label={t('common.close')} onClick={onClose} autoFocus>
          <Icon name="x" size={18} />
        </IconButton>
      </DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{ m: 0, display: 'grid', gridTemplateColumns: '1fr auto', rowGap: 1.25, typography: 'body2' }}
        >
          {KEYS.map(([what, keys]) => (
            <Box key={what} sx={{ display: 'contents' }}>
              <dt>{t(what)}</dt>
              <Box component="dd" sx={{ m: 0, display: 'flex', justifyContent: 'flex-end', gap: 0.5 }}>
                {keys.split(' ').map((key) => (
                  <Key key={key}>{key}</Key>
                ))}
              </Box>
            </Box>
          ))}
        </Box>
      </DialogContent>
    </Dialog>
  );
}

function Key({ children }: { children: string }) {
  return (
    <Box
      component="kbd"
      sx={{
        minWidth: 22,
        px: 0.75,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'action.hover',
        typography: 'caption',
        lineHeight: '20px',
        textAlign: 'center',
      }}
    >
      {children}
    </Box>
  );
}
