import { useQuery, useQueryClient } from '@tanstack/react-query';
import { NOTIFICATION_PAUSE } from '../../../contract/notifications/notifications';
import { callApi } from '../../session/callApi';

const UNREAD = ['notifications', 'unread'];
const LATEST = ['notifications', 'latest'];

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
export function useLatest(enabled: boolean) {
  return useQuery({
    queryKey: LATEST,
    queryFn: async ({ signal }) =>
      (await callApi('listNotifications', { query: { limit: SHOWN }, signal })).notifications,
    enabled,
    staleTime: 0,
  });
}

/** Returns functions that mark one notification or all as read, and refresh what is shown. */
export function useMarkRead() {
  const client = useQueryClient();
  const follow = () => client.invalidateQueries({ queryKey: ['notifications'] });
  return {
    one: (id: string) => callApi('readNotification', { params: { id } }).then(follow, () => undefined),
    all: () => callApi('readAllNotifications').then(follow),
  };
}
