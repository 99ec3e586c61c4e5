import { NETWORK_MESSAGES } from '../../../contract/devices/networkMessages';
import type { RecordOf } from '../../../resources/language/defineResource';
import { subscriptionUpdateTasks } from '../../../resources/subscriptions/subscriptionUpdateTasks';
import { useWording } from '../../i18n/useWording';
import type { Wording } from '../../i18n/wording';
import { useAnswer } from '../../session/calls';
import { useCan } from '../../session/useCan';
import { ActionBar } from '../../ui/buttons/ActionBar';
import { Failure } from '../../ui/frames/Failure';
import { Panel } from '../../ui/frames/Panel';
import { RecordLines } from '../actions/RecordLines';
import { useActivation } from './useActivation';

type Task = RecordOf<typeof subscriptionUpdateTasks>;

/** The pending network tasks of a subscription; hidden if there are none. */
export function PendingTasks({ subscriptionId }: { subscriptionId: string }) {
  const wording = useWording();
  const { t } = wording;
  const can = useCan();
  const { busy, activate } = useActivation(subscriptionId);
  const query = { subscriptionId, limit: 100 };
  const { data, error, refetch } = useAnswer(subscriptionUpdateTasks.name, 'listPendingTasks', { query });
  const tasks = data?.subscriptionUpdateTasks ?? [];
  if (tasks.length === 0 && !error) return null;
  const retry = can('activateSubscription') && (
    <ActionBar actions={[{ label: t('subscriptions.tryNow'), icon: 'refresh-cw', run: activate, busy }]} />
  );
  return (
    <Panel title={t('subscriptions.waitingForNetwork')} action={tasks.length > 0 && retry}>
      {error ? (
        <Failure error={error} onRetry={refetch} />
      ) : (
        <RecordLines resource={subscriptionUpdateTasks} records={tasks} facts={(task) => factsOf(task, wording)} />
      )}
    </Panel>
  );
}

const factsOf = (
  { type, attempts, lastError, nextAttemptAt }: Task,
  { t, wordsOf, written, formatDateTime }: Wording,
) => ({
  below: [
    wordsOf(type),
    t('subscriptions.attempts', { smart_count: attempts }),
    lastError && written(lastError, NETWORK_MESSAGES),
    nextAttemptAt && t('subscriptions.next', { at: formatDateTime(nextAttemptAt) }),
  ],
});
