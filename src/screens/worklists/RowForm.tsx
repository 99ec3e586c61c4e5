import { useDataProvider } from 'react-admin';
import { type ActionName, actionNamed } from '../../../resources/catalogue/actions';
import type { WaitingItem } from '../../../resources/worklists/actions';
import type { QueueAction, Worklist } from '../../../resources/worklists/Worklist';
import { useWording } from '../../i18n/useWording';
import { ActionDrawer } from '../actions/ActionDrawer';
import { DeclaredDrawer } from '../actions/DeclaredDrawer';
import { FieldInputs } from '../actions/FieldInputs';
import { useWorklistParts, versionOf } from './useAct';

interface Props {
  action: QueueAction;
  queue: Worklist;
  item: WaitingItem;
  onClose(): void;
}

/** The form of a queue's action: its custom part, the declared inputs, or inputs for fields of the record. */
export function RowForm({ action, queue, item, onClose }: Props) {
  const { t, word, formatMoney } = useWording();
  const dataProvider = useDataProvider();
  const part = useWorklistParts(queue)(action);
  if ('page' in action) return null;
  const label = word(action.label);
  const whose = [item.who, item.name, item.amount !== null && formatMoney(item.amount)].filter(Boolean).join(' · ');
  const drawer = { title: `${label}: ${whose}`, submitLabel: label, onClose };
  const done = t('dashboard.hasBecome', { name: item.name, done: word(action.done) });
  if (!('action' in action)) {
    const change = async (values: object) => {
      const data = { ...action.set, ...values };
      await dataProvider.update(queue.resource.name, {
        id: item.id,
        data,
        previousData: { id: item.id, dateUpdated: item.version },
      });
      return done;
    };
    return (
      <ActionDrawer<object> {...drawer} perform={change}>
        <FieldInputs leaves={queue.resource.leaves} paths={action.asks ?? []} />
      </ActionDrawer>
    );
  }
  if (part && 'form' in part) return <part.form id={item.actsOn} name={item.name} onClose={onClose} />;
  // The fields that a queue adds belong to the body of an action known only at run time; tests/worklists/queues.test.ts checks them all.
  const body = { given: (action.given?.(item) ?? {}) as never, presets: (action.presets ?? {}) as never };
  return (
    <DeclaredDrawer<ActionName>
      {...drawer}
      action={actionNamed(action.action) as { name: ActionName }}
      params={{ id: item.actsOn }}
      version={versionOf(item)}
      {...body}
      done={() => done}
    />
  );
}
