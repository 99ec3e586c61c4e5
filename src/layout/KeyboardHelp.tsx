import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useId } from 'react';
import { Icon } from '../icons/Icon';

const KEYS = [
  ['Search this list', '/'],
  ['Find a customer', 'Ctrl K'],
  ['Next or previous row', '↓ ↑'],
  ['First or last row', 'Home End'],
  ['Open the row', 'Enter'],
  ['Select the row', 'x'],
  ['Next or previous record', 'j k'],
  ['Jump to a menu item', 'A … Z'],
  ['Close what is open', 'Esc'],
  ['This help', '?'],
] as const;

/** What can be done by keyboard. */
export function KeyboardHelp({ onClose }: { onClose(): void }) {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId} component="div" sx={{ display: 'flex', alignItems: 'center', fontSize: 16, pb: 1 }}>
        <Box component="h2" sx={{ flex: 1, m: 0, font: 'inherit', fontWeight: 600 }}>
          Keyboard
        </Box>
        <IconButton aria-label="Close" onClick={onClose} autoFocus>
          <Icon name="x" size={18} />
        </IconButton>
      </DialogTitle>
      <DialogContent>
        <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: '1fr auto', rowGap: 1.25, fontSize: 13 }}>
          {KEYS.map(([what, keys]) => (
            <Box key={what} sx={{ display: 'contents' }}>
              <dt>{what}</dt>
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
        font: 'inherit',
        fontSize: 12,
        lineHeight: '20px',
        textAlign: 'center',
      }}
    >
      {children}
    </Box>
  );
}
