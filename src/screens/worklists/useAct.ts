import { useDataProvider } from 'react-admin';
import type { Act } from '../../../dataProvider/act';
import type { WaitingItem } from '../../../resources/worklists/actions';
import type { QueueAction, Worklist } from '../../../resources/worklists/Worklist';
import { useSlots, type WorklistPart } from '../../crud/slots';
import { useWording } from '../../i18n/useWording';
import type { Outcome } from '../actions/success';
import { useActionMutation } from '../actions/useActionMutation';

interface Following {
  onChange(status: string | undefined): void;
  onSettled(status: string | undefined): void;
}

/** An action that changes something, with or without a declared action. */
type Change = Exclude<QueueAction, { page: unknown }>;

/** Performs a queue's action that needs no input, and says what happened to the record. */
export function useAct(queue: Worklist, item: WaitingItem, { onChange, onSettled }: Following) {
  const wording = useWording();
  const { t, word } = wording;
  const dataProvider = useDataProvider();
  const partOf = useWorklistParts(queue);
  const { actsOn: id, name } = item;
  const doneOf = ({ done }: Change) => t('dashboard.hasBecome', { name, done: word(done) });
  const statusOf = (change: Change) => ('action' in change ? change.becomes : change.set?.status);
  const send = async (change: Change, act: Act): Promise<Outcome> => {
    if (!('action' in change)) {
      const previousData = { id: item.id, dateUpdated: item.version };
      await dataProvider.update(queue.resource.name, { id: item.id, data: { ...change.set }, previousData });
      return doneOf(change);
    }
    // The action is known only at run time; tests/worklists/queues.test.ts checks the bodies that queues provide.
    const input = { params: { id }, body: change.given?.(item) as never, version: versionOf(item) };
    const answer = await act(change.action, input);
    const part = partOf(change);
    return part && 'outcome' in part ? part.outcome(answer, wording) : doneOf(change);
  };
  const now = useActionMutation(send, { done: (outcome) => outcome });
  const later = useActionMutation(send, {
    undo: {
      said: doneOf,
      onBegin: (change) => onChange(statusOf(change)),
      onEnd: (change) => onSettled(statusOf(change)),
    },
  });
  const act = (action: QueueAction) => {
    if ('page' in action) return;
    const isLater = !('action' in action) || action.undoable;
    void (isLater ? later : now).perform(action);
  };
  return { busy: now.isPending, act };
}

/** Returns the version for an action if the action changes the waiting record itself. */
export const versionOf = ({ id, actsOn, version }: WaitingItem) => (id === actsOn ? version : undefined);

/** Returns a function that returns the custom part of a queue's action, or null if its declaration is enough. */
export function useWorklistParts({ resource }: Worklist): (action: QueueAction) => WorklistPart | null {
  const { worklists } = useSlots(resource);
  return (action) => ('action' in action && worklists?.[action.action]) || null;
}
