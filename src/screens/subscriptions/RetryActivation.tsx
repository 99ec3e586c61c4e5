import { isOpenTask } from '../../../contract/statuses';
import type { DetailsPartProps } from '../../crud/slots';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { ActionBar } from '../../ui/buttons/ActionBar';
import { useActivation } from './useActivation';

/** A button on an update task or an activation log that makes the network retry, unless the task has ended or the attempt succeeded. */
export function RetryActivation({ record }: DetailsPartProps) {
  const { t } = useWording();
  const can = useCan();
  const { busy, activate } = useActivation(String(record.subscriptionId));
  const mayRetry = record.outcome ? record.outcome === 'FAILED' : isOpenTask(record.status);
  if (!mayRetry || !can('activateSubscription')) return null;
  return <ActionBar actions={[{ label: t('subscriptions.tryAgainNow'), icon: 'refresh-cw', run: activate, busy }]} />;
}
