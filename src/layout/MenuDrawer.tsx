import Drawer from '@mui/material/Drawer';
import { LAYOUT } from '../../contract/constants';
import { usePreferences } from './preferences';
import { Sidebar } from './Sidebar';

interface Props {
  open: boolean;
  onClose(): void;
}

/** The sidebar over a dark overlay, where there is no room beside the page; a click on the overlay closes it. */
export function MenuDrawer({ open, onClose }: Props) {
  const { semiDark } = usePreferences();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          'aria-label': 'Main menu',
          className: semiDark ? 'dark' : '',
          sx: { width: LAYOUT.mobileSidebar, bgcolor: 'background.default', color: 'text.primary' },
        },
      }}
    >
      <Sidebar mobile />
    </Drawer>
  );
}
