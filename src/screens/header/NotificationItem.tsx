import Box from '@mui/material/Box';
import type { MenuItemProps } from '@mui/material/MenuItem';
import MenuItem from '@mui/material/MenuItem';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { Link } from 'react-router-dom';
import { OFFICE_PAGES } from '../../../contract/pages/officePages';
import type { Notification } from '../../../resources/notifications/actions';
import { useDeclarations, useRecordLink } from '../../crud/declarations';
import { useWording } from '../../i18n/useWording';
import { useLabel } from '../../session/labels';
import { HelperText } from '../../ui/texts/HelperText';
import { RelativeTime } from '../../ui/texts/RelativeTime';
import { useMarkRead } from './useNotifications';

interface Props extends MenuItemProps {
  notification: Notification;
  onChoose(): void;
}

/** A notification: what happened, to which record and when; a link for users who may open the record. */
export function NotificationItem({ notification, onChoose, ...item }: Props) {
  const { t } = useWording();
  const { kind, byId, resource, recordId, readAt, dateCreated } = notification;
  const by = useLabel(byId ?? '') ?? t('notifications.aColleague');
  const what = useLabel(recordId);
  const declared = useDeclarations().find(({ name }) => name === resource);
  const recordLink = useRecordLink()(declared, recordId);
  const markRead = useMarkRead(notification);
  const to = kind === 'NEW_DEVICE' ? OFFICE_PAGES.profile.route : recordLink;
  const link = to ? { component: Link, to, state: { id: recordId } } : {};
  const choose = () => {
    onChoose();
    if (!readAt) void markRead();
  };
  return (
    <MenuItem {...item} {...link} onClick={choose} sx={{ alignItems: 'start', py: 1, whiteSpace: 'normal' }}>
      <Box
        aria-hidden="true"
        sx={{
          flex: 'none',
          width: 8,
          height: 8,
          mt: 0.75,
          borderRadius: 4,
          bgcolor: readAt ? 'transparent' : 'primary.main',
        }}
      />
      <Box sx={{ minWidth: 0 }}>
        <Box component="span" sx={{ fontWeight: readAt ? 400 : 600 }}>
          {t(`notifications.${kind}`, { by })}
        </Box>
        {!readAt && <Box sx={visuallyHidden}>{t('notifications.isNew')}</Box>}
        <HelperText sx={{ overflowWrap: 'anywhere' }}>
          {what && `${what} · `}
          <RelativeTime moment={dateCreated} />
        </HelperText>
      </Box>
    </MenuItem>
  );
}
