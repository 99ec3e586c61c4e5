import { useQuery, useQueryClient } from '@tanstack/react-query';
import { NOTIFICATION_PAUSE } from '../../../contract/notifications';
import { callApi } from '../../session/callApi';

const UNREAD = ['notifications', 'unread'];
const LATEST = ['notifications', 'latest'];

/** The notifications that the bell shows. */
const SHOWN = '20';

/** How many are unread: asked for every minute while the page can be seen and the browser is online. */
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

/** The latest ones, asked for whenever the bell is opened. */
export function useLatest(enabled: boolean) {
  return useQuery({
    queryKey: LATEST,
    queryFn: async ({ signal }) =>
      (await callApi('listNotifications', { query: { limit: SHOWN }, signal })).notifications,
    enabled,
    staleTime: 0,
  });
}

/** Marks one as read, or all of them; what is shown follows. */
export function useMarkRead() {
  const client = useQueryClient();
  const follow = () => client.invalidateQueries({ queryKey: ['notifications'] });
  return {
    one: (id: string) => callApi('readNotification', { params: { id } }).then(follow, () => undefined),
    all: () => callApi('readAllNotifications').then(follow),
  };
}
