import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useWording } from '../../i18n/useWording';
import { IconButton } from '../buttons/IconButton';
import { AutoFocusFirst } from './AutoFocusFirst';

interface Props {
  open?: boolean;
  title: string;
  closeLabel?: string;
  /** The width by breakpoint, in pixels or as a CSS value. */
  width: Record<string, number | string>;
  /** Opens the drawer without an animation, because it replaces one that was already open. */
  atOnce?: boolean;
  onClose(): void;
  children: ReactNode;
}

/** A drawer with a title at the right edge of the page; it covers the whole screen of a phone. */
export function SideDrawer({ open = true, title, closeLabel, width, atOnce = false, onClose, children }: Props) {
  const { t } = useWording();
  const titleId = useId();
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      {...(atOnce ? { transitionDuration: 0 } : {})}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: {
            width,
            maxWidth: '100%',
            '& > form': { flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' },
          },
        },
      }}
    >
      <Box
        sx={{
          flex: 'none',
          display: 'flex',
          alignItems: 'center',
          minHeight: 56,
          px: 2.5,
          py: 0.75,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography id={titleId} variant="h6" component="h2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <IconButton label={closeLabel ?? t('common.close')} icon="x" size="large" edge="end" onClick={onClose} />
      </Box>
      <AutoFocusFirst>{children}</AutoFocusFirst>
    </Drawer>
  );
}
