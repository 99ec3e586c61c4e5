import { storedResources } from '../../resources';
import { attachments } from '../../resources/attachments/attachments';
import { logs } from '../../resources/audit/logs';
import type { Store } from '../store/Store';
import { type Person, personName } from './Person';
import { type PeopleRow, peopleRows } from './peopleRows';
import { type Holding, type PersonalRow, recordsOf } from './recordsOf';

/** Everything that we hold about a person, in readable form: one part for each kind of record. */
export interface PersonalData {
  name: string;
  at: Date;
  parts: readonly CollectedPart[];
  attachments: readonly PersonalRow[];
}

export interface CollectedPart {
  /** The resource's name, which is also the file's. */
  name: string;
  label: string;
  rows: readonly PeopleRow[];
}

/** The name of the part that lists who looked at masked fields. */
const LOOKS = 'national-id-views';

/** Collects a person's data, in the order of the declarations. Internal records of the server are not part of it. */
export async function collect(store: Store, person: Person, at: Date): Promise<PersonalData> {
  const holding = await recordsOf(store, person);
  const parts: CollectedPart[] = [];
  for (const resource of storedResources) {
    const rows = resource.access ? (holding.get(resource) ?? []) : [];
    if (rows.length > 0)
      parts.push({ name: resource.name, label: resource.label[1], rows: await peopleRows(store, resource, rows) });
  }
  const looks = await looksAt(store, holding);
  if (looks.length > 0) parts.push({ name: LOOKS, label: 'Who looked at the national ID', rows: looks });
  return { name: personName(person), at, parts, attachments: holding.get(attachments) ?? [] };
}

/** Returns who looked at a masked field of the person's records, and when. */
async function looksAt(store: Store, holding: Holding): Promise<PeopleRow[]> {
  const masked = [...holding].filter(([{ leaves }]) => leaves.some(({ field }) => field.sensitive));
  const ids = masked.flatMap(([, rows]) => rows.map(({ id }) => id));
  if (ids.length === 0) return [];
  const entries = await store.find(logs, {
    where: [
      { path: 'action', in: ['UNMASK'] },
      { path: 'recordId', in: ids },
    ],
  });
  return peopleRows(store, logs, entries as unknown as PersonalRow[]);
}
