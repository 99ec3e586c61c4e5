import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { Answers } from '../../../../resources/catalogue/actions';
import { subscriptions } from '../../../../resources/subscriptions/subscriptions';
import { useWording } from '../../../i18n/useWording';
import type { Wording } from '../../../i18n/wording';
import { callApi } from '../../../session/callApi';
import { resourceKey } from '../../../session/queryKeys';
import { Failure } from '../../../ui/frames/Failure';
import { Panel } from '../../../ui/frames/Panel';

/** The state of an order or subscription, the same for everyone who may ask: the server has the only rule for it. */
type Tracking = Answers['checkSubscriptionStatus'];

/** Loads the state of an order or subscription by its id; makes no request without one. */
export function useTracking(id: string | undefined) {
  return useQuery({
    queryKey: resourceKey(subscriptions.name, 'checkSubscriptionStatus', id),
    queryFn: ({ signal }) => callApi('checkSubscriptionStatus', { body: { subscriptionId: id ?? '' }, signal }),
    enabled: id !== undefined,
    retry: false,
  });
}

/** Returns whether staff have nothing to do: the connection is on, and nothing else is under way. */
const isAtRest = ({ state, notices }: Tracking) => state === 'ONLINE' && notices.length === 0;

/** The state of an order or subscription and the next step; empty if there is none, and until the state is known. */
export function TrackingPanel({ id }: { id: string }) {
  const wording = useWording();
  const { t } = wording;
  const { data, error, refetch } = useTracking(id);
  if (data ? isAtRest(data) : !error) return null;
  return (
    <Panel title={t('common.next')}>
      {data ? <Standing tracking={data} wording={wording} /> : <Failure error={error} onRetry={refetch} />}
    </Panel>
  );
}

function Standing({ tracking, wording }: { tracking: Tracking; wording: Wording }) {
  const { t } = wording;
  const { state, notices } = tracking;
  const lines = [...notices.map(({ kind }) => t(`tracking.notice_${kind}`)), factsOf(tracking, wording)].filter(
    Boolean,
  );
  return (
    <>
      <Typography variant="h3">{t(`tracking.${state}`)}</Typography>
      {state !== 'ONLINE' && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(`tracking.next_${state}`)}
        </Typography>
      )}
      {lines.map((line) => (
        <Typography key={line} variant="body2" sx={{ mt: 0.5 }}>
          {line}
        </Typography>
      ))}
    </>
  );
}

/** Returns the dates that are relevant in this state. */
function factsOf(
  { state, visitDate, startDate, endDate, daysLeft }: Tracking,
  { t, formatDay, formatNumber }: Wording,
) {
  const hasVisit = state === 'VISIT_PLANNED' || state === 'INSTALLING';
  const facts = [
    [t('tracking.visit'), hasVisit && visitDate ? formatDay(visitDate) : null],
    [t('tracking.begins'), state === 'RENEWAL_WAITS' && startDate ? formatDay(startDate) : null],
    [t('tracking.ends'), endDate ? formatDay(endDate) : null],
    [t('tracking.daysLeft'), daysLeft > 0 ? formatNumber(daysLeft) : null],
  ];
  return facts.flatMap(([name, value]) => (value ? `${name}: ${value}` : [])).join(' · ');
}
