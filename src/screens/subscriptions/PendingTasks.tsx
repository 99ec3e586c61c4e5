import type { RecordOf } from '../../../resources/defineResource';
import { subscriptionUpdateTasks } from '../../../resources/subscriptionUpdateTasks';
import { Panel } from '../../crud/details/Panel';
import { formatDateTime, wordsOf } from '../../crud/format';
import { useAnswer, useMayCall } from '../../session/calls';
import { ActionBar } from '../actions/ActionBar';
import { Failure } from '../actions/Failure';
import { RecordLines } from '../actions/RecordLines';
import { useActivation } from './useActivation';

type Task = RecordOf<typeof subscriptionUpdateTasks>;

/** What the network still has to do for a subscription; nothing is shown where that is nothing. */
export function PendingTasks({ subscriptionId }: { subscriptionId: string }) {
  const may = useMayCall();
  const { busy, activate } = useActivation(subscriptionId);
  const query = { subscriptionId, limit: 100 };
  const { data, error, refetch } = useAnswer(subscriptionUpdateTasks.name, 'listPendingTasks', { query });
  const tasks = data?.subscriptionUpdateTasks ?? [];
  if (tasks.length === 0 && !error) return null;
  const retry = may('activateSubscription') && (
    <ActionBar actions={[{ label: 'Try now', icon: 'refresh-cw', run: activate, busy }]} />
  );
  return (
    <Panel title="Waiting for the network" action={tasks.length > 0 && retry}>
      {error ? (
        <Failure error={error} onRetry={refetch} />
      ) : (
        <RecordLines resource={subscriptionUpdateTasks} records={tasks} facts={factsOf} />
      )}
    </Panel>
  );
}

const factsOf = ({ type, attempts, lastError, nextAttemptAt }: Task) => ({
  below: [
    wordsOf(type),
    attempts === 1 ? '1 attempt' : `${attempts} attempts`,
    lastError,
    nextAttemptAt && `next ${formatDateTime(nextAttemptAt)}`,
  ],
});
