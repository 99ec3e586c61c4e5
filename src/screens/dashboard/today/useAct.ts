import { useDataProvider } from 'react-admin';
import type { WaitingItem } from '../../../../resources/worklists/actions';
import type { QueueAction, Worklist } from '../../../../resources/worklists/Worklist';
import { useWording } from '../../../i18n/useWording';
import { callApi } from '../../../session/callApi';
import { usePerform } from '../../actions/usePerform';
import { useLaterChange } from './useLaterChange';
import { useWorklistParts } from './useWorklistParts';

interface Following {
  onChange(status: string | undefined): void;
  onSettled(status: string | undefined): void;
}

/** Performs a queue's action that needs no input, and says what happened to the record. */
export function useAct(queue: Worklist, item: WaitingItem, following: Following) {
  const wording = useWording();
  const { t, word } = wording;
  const { busy, perform } = usePerform();
  const dataProvider = useDataProvider();
  const partOf = useWorklistParts(queue);
  const changeLater = useLaterChange(following);
  const { actsOn: id, name } = item;
  const act = (action: QueueAction) => {
    if ('page' in action) return;
    const done = t('dashboard.hasBecome', { name, done: word(action.done) });
    if (!('action' in action)) {
      const change = { id: item.id, data: { ...action.set }, previousData: { id: item.id, dateUpdated: item.version } };
      changeLater({
        send: () => dataProvider.update(queue.resource.name, change),
        status: action.set?.status,
        done,
      });
      return;
    }
    // The action is known only at run time; tests/worklists/queues.test.ts checks the bodies that queues provide.
    const plain = () =>
      callApi(action.action, { params: { id }, body: action.given?.(item) as never, version: versionOf(item) });
    if (action.undoable) {
      changeLater({ send: plain, status: action.becomes, done });
      return;
    }
    const part = partOf(action);
    void perform(async () => {
      if (part && 'call' in part) return part.call(id, wording);
      await plain();
      return done;
    });
  };
  return { busy, act };
}

/** Returns the version for an action if the action changes the waiting record itself. */
export const versionOf = ({ id, actsOn, version }: WaitingItem) => (id === actsOn ? version : undefined);
