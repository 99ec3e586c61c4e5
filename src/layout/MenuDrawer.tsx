import Drawer from '@mui/material/Drawer';
import { LAYOUT } from '../../contract/constants';
import { useWording } from '../i18n/useWording';
import { usePreferences } from './preferences';
import { Sidebar } from './Sidebar';

interface Props {
  open: boolean;
  onClose(): void;
}

/** The sidebar above a dark overlay, used if there is no room beside the page; a click on the overlay closes it. */
export function MenuDrawer({ open, onClose }: Props) {
  const { t } = useWording();
  const { semiDark } = usePreferences();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          'aria-label': t('layout.mainMenu'),
          className: semiDark ? 'dark' : '',
          sx: { width: LAYOUT.mobileSidebar, bgcolor: 'background.default', color: 'text.primary' },
        },
      }}
    >
      <Sidebar mobile />
    </Drawer>
  );
}
