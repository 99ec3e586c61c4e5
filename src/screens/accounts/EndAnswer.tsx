import { useState } from 'react';
import { RequestError } from '../../../dataProvider/requestError';
import { subscriptions } from '../../../resources/subscriptions';
import { ReferenceLink } from '../../crud/values/ReferenceLink';
import { useWording } from '../../i18n/useWording';
import type { Wording } from '../../i18n/wording';
import { useAnswer } from '../../session/calls';
import { TextButton } from '../../ui/buttons/TextButton';
import { ExplainDialog } from '../subscriptions/ExplainDialog';
import { currentOf, type Subscription } from '../subscriptions/Subscription';
import { daysUntil } from '../when';
import type { Account } from './Account';
import { Answer } from './Answer';
import { useAccountSubscriptions } from './useAccountData';

/**
 * Until when, with what, and why until then. The lookup is made where the overview knows of a running subscription, since
 * browsers complain of each 404; that it fails for whatever reason is told as the specification has it.
 */
export function EndAnswer({ account: { id, activeSubscription } }: { account: Account }) {
  const { t, formatDay, formatDaysAway } = useWording();
  const runs = activeSubscription !== null;
  const { data, error } = useAnswer(subscriptions.name, 'getActiveSubscription', { params: { id } }, runs);
  const [explained, setExplained] = useState(false);
  const subscription = data?.subscription;
  if (error || !runs) return <NoneRuns accountId={id} error={error} />;
  if (!subscription) return <Answer question={t('accounts.activeUntil')} value={undefined} />;
  const { endDate, productId } = subscription;
  return (
    <>
      <Answer question={t('accounts.activeUntil')} value={endDate ? formatDay(endDate) : t('common.notKnown')}>
        {endDate && `${formatDaysAway(daysUntil(endDate, new Date()))} · `}
        <ReferenceLink to="products" id={productId} /> ·{' '}
        <TextButton onClick={() => setExplained(true)}>{t('accounts.whyThisDate')}</TextButton>
      </Answer>
      {explained && <ExplainDialog subscription={subscription} onClose={() => setExplained(false)} />}
    </>
  );
}

function NoneRuns({ accountId, error }: { accountId: string; error: Error | null }) {
  const wording = useWording();
  const { data = [] } = useAccountSubscriptions(accountId);
  const failed = error && !(error instanceof RequestError && error.status === 404);
  const current = currentOf(data, new Date());
  return (
    <Answer question={wording.t('accounts.activeUntil')} value={wording.t('accounts.noActiveSubscription')} tone="bad">
      {failed ? error.message : current && insteadOf(current, wording)}
    </Answer>
  );
}

/** What there is in place of one that runs. */
function insteadOf({ subscriptionNumber, status, endDate }: Subscription, { t, formatDay }: Wording): string {
  if (status === 'CREATED') return t('accounts.paidAndWaiting', { subscriptionNumber });
  if (status === 'INACTIVE') return t('accounts.paidAndHeldBack', { subscriptionNumber });
  return endDate
    ? t('accounts.endedOn', { subscriptionNumber, endDate: formatDay(endDate) })
    : t('accounts.hasEnded', { subscriptionNumber });
}
