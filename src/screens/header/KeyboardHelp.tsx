import Box from '@mui/material/Box';
import { useWording } from '../../i18n/useWording';
import { ShownDialog } from '../../ui/dialogs/ShownDialog';
import { KeyCap } from '../../ui/texts/KeyCap';

const KEYS = [
  ['layout.searchThisList', '/'],
  ['commandBox.find', 'Ctrl K'],
  ['layout.nextOrPreviousRow', '↓ ↑ j k'],
  ['layout.firstOrLastRow', 'Home End'],
  ['layout.openTheRow', 'Enter'],
  ['layout.selectTheRow', 'x'],
  ['layout.nextOrPreviousRecord', 'j k'],
  ['layout.jumpToMenuItem', 'A … Z'],
  ['layout.closeWhatIsOpen', 'Esc'],
  ['layout.thisHelp', '?'],
] as const;

/** Lists the keyboard shortcuts. */
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
                <KeyCap key={key}>{key}</KeyCap>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </ShownDialog>
  );
}
