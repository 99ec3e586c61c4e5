import { useState } from 'react';
import { MESSAGES } from '../../../contract/errors';
import { RequestError } from '../../../dataProvider/requestError';
import { subscriptions } from '../../../resources/subscriptions';
import { ReferenceLink } from '../../crud/values/ReferenceLink';
import { useAnswer } from '../../session/calls';
import { TextButton } from '../actions/TextButton';
import { ExplainDialog } from '../subscriptions/ExplainDialog';
import { currentOf, type Subscription } from '../subscriptions/Subscription';
import { daysFrom, formatDay } from '../when';
import type { Account } from './Account';
import { Answer } from './Answer';
import { useAccountSubscriptions } from './useAccountData';

const QUESTION = 'Active until';

/**
 * Until when, with what, and why until then. The lookup is made where the overview knows of a running subscription, since
 * browsers complain of each 404; that it fails for whatever reason is told as the specification has it.
 */
export function EndAnswer({ account: { id, activeSubscription } }: { account: Account }) {
  const runs = activeSubscription !== null;
  const { data, error } = useAnswer(subscriptions.name, 'getActiveSubscription', { params: { id } }, runs);
  const [explained, setExplained] = useState(false);
  const subscription = data?.subscription;
  if (error || !runs) return <NoneRuns accountId={id} error={error} />;
  if (!subscription) return <Answer question={QUESTION} value={undefined} />;
  const { endDate, productId } = subscription;
  return (
    <>
      <Answer question={QUESTION} value={endDate ? formatDay(endDate) : 'Not known'}>
        {endDate && `${daysFrom(endDate, new Date())} · `}
        <ReferenceLink to="products" id={productId} /> ·{' '}
        <TextButton onClick={() => setExplained(true)}>Why this date?</TextButton>
      </Answer>
      {explained && <ExplainDialog subscription={subscription} onClose={() => setExplained(false)} />}
    </>
  );
}

function NoneRuns({ accountId, error }: { accountId: string; error: Error | null }) {
  const { data = [] } = useAccountSubscriptions(accountId);
  const failed = error && !(error instanceof RequestError && error.status === 404);
  const current = currentOf(data, new Date());
  return (
    <Answer question={QUESTION} value={MESSAGES.noActiveSubscription} tone="bad">
      {failed ? error.message : current && insteadOf(current)}
    </Answer>
  );
}

/** What there is in place of one that runs. */
function insteadOf({ subscriptionNumber, status, endDate }: Subscription): string {
  if (status === 'CREATED') return `${subscriptionNumber} is paid and waits for the network.`;
  if (status === 'INACTIVE') return `${subscriptionNumber} is paid and held back by staff.`;
  return endDate ? `${subscriptionNumber} ended on ${formatDay(endDate)}.` : `${subscriptionNumber} has ended.`;
}
