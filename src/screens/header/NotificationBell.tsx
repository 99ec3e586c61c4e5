import Badge from '@mui/material/Badge';
import { useLate } from '../../browser/lateOf';
import { loadable } from '../../browser/loadable';
import { useWording } from '../../i18n/useWording';
import { IconButton } from '../../ui/buttons/IconButton';
import { usePopup } from '../../ui/buttons/usePopup';
import { useUnread } from './useNotifications';

const menu = loadable(() => import('./NotificationMenu').then((m) => m.NotificationMenu));

/** A bell with the number of unread notifications, which opens the latest ones. */
export function NotificationBell() {
  const { t } = useWording();
  const unread = useUnread();
  const { trigger, popup } = usePopup('menu');
  const NotificationMenu = useLate(menu, popup.open);
  const label = unread ? t('notifications.unread', { smart_count: unread }) : t('notifications.notifications');
  return (
    <>
      <Badge
        badgeContent={unread}
        max={99}
        color="error"
        overlap="circular"
        slotProps={{ badge: { sx: { transition: 'none' } } }}
      >
        <IconButton label={label} icon="bell" size="large" {...trigger} />
      </Badge>
      {NotificationMenu && <NotificationMenu {...popup} unread={unread} />}
    </>
  );
}
