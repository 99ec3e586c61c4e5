import { useGetList } from 'react-admin';
import type { RecordOf } from '../../../resources/language/defineResource';
import { radiusSessions } from '../../../resources/network/radiusSessions';
import { usageDays } from '../../../resources/network/usageDays';
import { detailsPath } from '../../crud/declarations';
import { RecordLink } from '../../crud/values/ReferenceLink';
import { toIsoDay } from '../../i18n/formats';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { Panel } from '../../ui/frames/Panel';
import { FactList } from '../../ui/texts/FactList';
import { StatusChip } from '../../ui/texts/StatusChip';
import type { Account } from './Account';

type Session = RecordOf<typeof radiusSessions>;
type Usage = RecordOf<typeof usageDays>;

/** As many as a page may have. A customer with so many lines that a month has more gets no sum of it. */
const MOST_DAYS = 100;

/** Shows since when the customer's modem is online or offline, its address, and its usage. Omitted if it never was online. */
export function SessionPanel({ account: { id: accountId } }: { account: Account }) {
  const { t, word, formatDateTime, formatSize } = useWording();
  const enabled = useCan()(radiusSessions, 'list');
  const today = toIsoDay(Date.now());
  const { data: [session] = [] } = useGetList<Session>(
    radiusSessions.name,
    {
      filter: { accountId },
      sort: { field: 'startedAt', order: 'DESC' },
      pagination: { page: 1, perPage: 1 },
    },
    { enabled, retry: false },
  );
  const { data: days = [], total = 0 } = useGetList<Usage>(
    usageDays.name,
    {
      filter: { accountId, dayFrom: `${today.slice(0, 8)}01`, dayTo: today },
      sort: { field: 'day', order: 'DESC' },
      pagination: { page: 1, perPage: MOST_DAYS },
    },
    { enabled: enabled && session !== undefined, retry: false },
  );
  if (!session) return null;
  const sumOf = (some: readonly Usage[]) => {
    const sum = (name: 'downloadBytes' | 'uploadBytes') => some.reduce((all, each) => all + each[name], 0);
    return t('network.downAndUp', {
      download: formatSize(sum('downloadBytes')),
      upload: formatSize(sum('uploadBytes')),
    });
  };
  const isLive = session.status === 'LIVE';
  const since = formatDateTime(session.stoppedAt ?? session.startedAt);
  return (
    <Panel title={word('Session')} action={<StatusChip value={session.status} />}>
      <FactList
        facts={[
          [
            isLive ? word('Online since') : word('Offline since'),
            <RecordLink key="since" details={detailsPath(radiusSessions)} id={session.id} text={since} />,
          ],
          [word('Address'), isLive && session.framedAddress],
          [word('MAC address'), session.callingStation],
          [word('NAS'), session.nasAddress],
          [t('network.usedToday'), sumOf(days.filter(({ day }) => day === today))],
          [t('network.usedThisMonth'), total <= days.length && sumOf(days)],
        ]}
      />
    </Panel>
  );
}
