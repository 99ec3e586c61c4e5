import { useQuery } from '@tanstack/react-query';
import { NOTIFICATION_PAUSE } from '../../../contract/notifications/notifications';
import { callApi } from '../../session/callApi';
import { useActionMutation } from '../actions/useActionMutation';

const NOTIFICATIONS = 'notifications';
const UNREAD = [NOTIFICATIONS, 'unread'];
const LATEST = [NOTIFICATIONS, 'latest'];

/** The number of notifications that the bell shows. */
const SHOWN = '20';

/** Loads the number of unread notifications every minute, while the page is visible and the browser is online. */
export function useUnread(): number {
  const { data = 0 } = useQuery({
    queryKey: UNREAD,
    queryFn: async ({ signal }) => (await callApi('countUnread', { signal })).unread,
    refetchInterval: NOTIFICATION_PAUSE,
    refetchOnWindowFocus: true,
    networkMode: 'online',
  });
  return data;
}

/** Loads the latest notifications whenever the bell is opened. */
export function useLatestNotifications(enabled: boolean) {
  return useQuery({
    queryKey: LATEST,
    queryFn: async ({ signal }) =>
      (await callApi('listNotifications', { query: { limit: SHOWN }, signal })).notifications,
    enabled,
    staleTime: 0,
  });
}

/** Returns a function that marks a notification as read, and refreshes what is shown; a failure stays unnoticed. */
export function useMarkRead({ id }: { id: string }) {
  const { submit } = useActionMutation('readNotification', { refreshes: [NOTIFICATIONS] });
  return () => submit({ params: { id } });
}

/** Returns a function that marks all notifications as read, and refreshes what is shown. */
export function useMarkAllRead() {
  const { perform } = useActionMutation('readAllNotifications', { refreshes: [NOTIFICATIONS] });
  return () => perform();
}
