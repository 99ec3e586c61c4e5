import { publicView } from '../../resources/catalogue/publicView';
import { type AnyResource, valueAt } from '../../resources/language/defineResource';
import type { RecordBase } from '../../resources/language/kinds';
import { waitingSince } from '../../resources/worklists';
import type { WaitingItem } from '../../resources/worklists/actions';
import type { Worklist } from '../../resources/worklists/Worklist';
import { labelsOf } from '../labels/labelsOf';
import type { FindResource } from '../labels/references';
import type { Store } from '../store/Store';
import { dueAt } from './rules/queueOrder';

/** A record that waits in a queue. */
interface Waiting {
  queue: Worklist;
  record: object & Pick<RecordBase, 'id' | 'dateCreated' | 'dateUpdated'>;
  /** True if it belongs to the user's plan of the day. */
  planned?: boolean;
}

/** Returns the items of waiting records, in the same order. The records they refer to are looked up together. */
export async function waitingItems(
  store: Store,
  waiting: readonly Waiting[],
  find: FindResource,
): Promise<WaitingItem[]> {
  const named = new Map<string, Set<string>>();
  for (const { queue, record } of waiting)
    for (const path of namingPaths(queue)) {
      const to = targetOf(queue.resource, path);
      const id = valueAt(record, path);
      if (to && typeof id === 'string') named.set(to, (named.get(to) ?? new Set()).add(id));
    }
  const labels = await labelsOf(store, named, find);
  return waiting.map((each) => itemOf(each, labels));
}

function itemOf(
  { queue, record: stored, planned = false }: Waiting,
  labels: Readonly<Record<string, string>>,
): WaitingItem {
  const { name, resource, hours, who = [], about, state, amount, phone, slot, place, contact, actsOn } = queue;
  const record = publicView(resource, stored);
  const at = (path: string | undefined) => (path ? (valueAt(record, path) ?? null) : null);
  const textAt = (path: string | undefined) => {
    const value = at(path);
    if (value === null) return null;
    return path && targetOf(resource, path) ? (labels[String(value)] ?? null) : String(value);
  };
  const contactOf = (group: string | undefined): WaitingItem['contact'] => {
    const outcome = group ? at(`${group}.outcome`) : null;
    if (outcome === null) return null;
    const callBackOn = at(`${group}.callBackOn`) as string | null;
    return { outcome: String(outcome), at: String(at(`${group}.at`)), by: textAt(`${group}.byId`), callBackOn };
  };
  const waits = waitingSince(queue, stored);
  return {
    queue: name,
    id: stored.id,
    version: stored.dateUpdated,
    actsOn: String(at(actsOn) ?? stored.id),
    name: resource.represent(record),
    who: who.map(textAt).find((text) => text !== null) ?? null,
    about: textAt(about),
    status: state?.(record) ?? textAt(resource.leaves.some(({ path }) => path === 'status') ? 'status' : undefined),
    amount: at(amount) as number | null,
    phone: textAt(phone),
    slot: at(slot) as WaitingItem['slot'],
    place: at(place) as WaitingItem['place'],
    contact: contactOf(contact),
    since: new Date(waits).toISOString(),
    due: dueAt(waits, hours),
    planned,
  };
}

const namingPaths = ({ who = [], about, contact }: Worklist) => [
  ...who,
  ...(about ? [about] : []),
  ...(contact ? [`${contact}.byId`] : []),
];

/** Returns the name of the resource to which the reference at a path points. */
const targetOf = (resource: AnyResource, path: string) => resource.leaves.find((leaf) => leaf.path === path)?.field.to;
