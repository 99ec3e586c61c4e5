import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ExplainedEvent } from '../../../resources/subscriptions/actions';
import { subscriptions } from '../../../resources/subscriptions/subscriptions';
import type { Translate } from '../../i18n/messages';
import { useWording } from '../../i18n/useWording';
import { useAnswer } from '../../session/calls';
import { Failure } from '../../ui/frames/Failure';
import { Timeline, type TimelineEvent } from '../../ui/texts/Timeline';
import { LineSides } from '../network/LineSides';
import { EVENT_LOOK } from './eventLook';

/**
 * Explains a subscription's start and end dates: in one sentence, followed by what its lines do now, and by all events, oldest first.
 */
export function Explanation({ subscriptionId }: { subscriptionId: string }) {
  const { t } = useWording();
  const input = { params: { id: subscriptionId } };
  const { data, error, refetch } = useAnswer(subscriptions.name, 'explainSubscription', input);
  if (!data) return error ? <Failure error={error} onRetry={refetch} /> : <Skeleton height={120} variant="rounded" />;
  const { summary, events, lines } = data.explanation;
  return (
    <>
      <Typography variant="body2" sx={{ fontWeight: 500, mb: 2 }}>
        {summary}
      </Typography>
      {lines.map((line) => (
        <LineSides key={line.accessLineId} line={line} />
      ))}
      {events.length > 0 ? (
        <Timeline label={t('subscriptions.activity')} entries={events.map((event) => toEntry(event, t))} />
      ) : (
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{t('subscriptions.noEvents')}</Box>
      )}
    </>
  );
}

const toEntry = ({ id, at, type, sentence, by }: ExplainedEvent, t: Translate): TimelineEvent => ({
  id,
  at,
  ...EVENT_LOOK[type],
  text: sentence,
  note: by && t('common.byName', { name: by }),
});
