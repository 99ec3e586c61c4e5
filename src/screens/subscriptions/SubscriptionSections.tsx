import type { DetailsPartProps } from '../../crud/slots';
import { useWording } from '../../i18n/useWording';
import { useMayCall } from '../../session/calls';
import { Panel } from '../../ui/frames/Panel';
import { ReceiptsPanel } from '../payments/ReceiptsPanel';
import { Explanation } from './Explanation';
import { PendingTasks } from './PendingTasks';

/** Above the related records of a subscription: why it ends when it does, what the network still has to do, its receipts. */
export function SubscriptionSections({ record }: DetailsPartProps) {
  const { t } = useWording();
  const may = useMayCall();
  const id = String(record.id);
  return (
    <>
      {may('explainSubscription') && (
        <Panel title={t('subscriptions.why')}>
          <Explanation subscriptionId={id} />
        </Panel>
      )}
      <PendingTasks subscriptionId={id} />
      <ReceiptsPanel of={{ subscriptionId: id }} />
    </>
  );
}
