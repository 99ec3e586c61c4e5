import type { DetailsPartProps } from '../../crud/slots';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { Panel } from '../../ui/frames/Panel';
import { TrackingPanel } from '../orders/tracking/TrackingPanel';
import { ReceiptsPanel } from '../payments/ReceiptsPanel';
import { Explanation } from './Explanation';
import { PendingTasks } from './PendingTasks';

/**
 * Shown above the related records of a subscription: its status, the explanation of its end date, its pending network tasks, and
 * its receipts.
 */
export function SubscriptionSections({ record }: DetailsPartProps) {
  const { t } = useWording();
  const can = useCan();
  const id = String(record.id);
  return (
    <>
      <TrackingPanel id={id} />
      {can('explainSubscription') && (
        <Panel title={t('subscriptions.why')}>
          <Explanation subscriptionId={id} />
        </Panel>
      )}
      <PendingTasks subscriptionId={id} />
      <ReceiptsPanel of={{ subscriptionId: id }} />
    </>
  );
}
