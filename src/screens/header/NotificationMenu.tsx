import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { OFFICE_PAGES } from '../../../contract/pages/officePages';
import { useWording } from '../../i18n/useWording';
import { Icon } from '../../icons/Icon';
import { NotificationItem } from './NotificationItem';
import { useLatestNotifications, useMarkAllRead } from './useNotifications';

interface Props {
  open: boolean;
  anchorEl: HTMLElement | null;
  unread: number;
  onClose(): void;
}

/** The latest notifications; choosing one opens its record. */
export function NotificationMenu({ unread, onClose, ...popup }: Props) {
  const { t, sentenceOf } = useWording();
  const end = useTheme().direction === 'rtl' ? 'left' : 'right';
  const { data: latest, error, refetch } = useLatestNotifications(popup.open);
  const markAllRead = useMarkAllRead();
  return (
    <Menu
      {...popup}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: end }}
      transformOrigin={{ vertical: 'top', horizontal: end }}
      slotProps={{
        paper: { sx: { width: 380, maxWidth: 'calc(100vw - 32px)', maxHeight: 520 } },
        list: { 'aria-label': t('notifications.notifications') },
      }}
    >
      {latest?.map((notification) => (
        <NotificationItem key={notification.id} notification={notification} onChoose={onClose} />
      ))}
      {latest?.length === 0 && <Said>{t('notifications.nothingNew')}</Said>}
      {!latest && !error && <Said>{t('common.loading')}</Said>}
      {!latest && error && (
        <MenuItem onClick={() => refetch()} sx={{ whiteSpace: 'normal' }}>
          <Icon name="refresh-cw" />
          {sentenceOf(error)} {t('common.tryAgain')}
        </MenuItem>
      )}
      <Divider component="li" role="none" />
      {unread > 0 && (
        <MenuItem onClick={markAllRead}>
          <Icon name="check" />
          {t('notifications.readAll')}
        </MenuItem>
      )}
      <MenuItem component={Link} to={OFFICE_PAGES.profile.route} onClick={onClose}>
        <Icon name="settings" />
        {t('notifications.choose')}
      </MenuItem>
    </Menu>
  );
}

const Said = ({ children }: { children: ReactNode }) => (
  <Box
    component="li"
    role="none"
    sx={{ px: 2, py: 3, textAlign: 'center', typography: 'body2', color: 'text.secondary' }}
  >
    {children}
  </Box>
);
