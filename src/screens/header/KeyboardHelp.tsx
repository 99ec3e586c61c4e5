import Box from '@mui/material/Box';
import { useWording } from '../../i18n/useWording';
import { ShownDialog } from '../../ui/dialogs/ShownDialog';

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
  return (
    <ShownDialog title={t('layout.keyboard')} onClose={onClose}>
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
    </ShownDialog>
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
