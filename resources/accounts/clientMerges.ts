import { RETENTION } from '../../contract/privacy/retention';
import { CLIENT_MERGE_STATUSES } from '../../contract/statuses';
import { defineResource } from '../language/defineResource';
import { dateTime, integer, json, oneOf, reference, sequence } from '../language/kinds';

/** The merges of duplicate clients, with what is needed to undo them. */
export const clientMerges = defineResource({
  name: 'client-merges',
  label: ['Client merge', 'Client merges'],
  icon: 'merge',
  representation: (merge) => merge.mergeNumber,
  headline: { states: ['status'], whom: ['keptId'], about: ['mergedId', 'movedRecords', 'doneById'] },
  fields: {
    mergeNumber: sequence({ prefix: 'CM' }),
    status: oneOf(CLIENT_MERGE_STATUSES, { default: 'MERGED', filter: 'statuses', readOnly: true }),
    keptId: reference('clients', { label: 'Kept client', required: true, readOnly: true, searchable: true }),
    mergedId: reference('clients', { label: 'Merged client', required: true, readOnly: true, searchable: true }),
    movedRecords: integer({ label: 'Records moved', required: true, readOnly: true }),
    doneById: reference('users', { label: 'Merged by', readOnly: true }),
    undoneById: reference('users', { label: 'Undone by', readOnly: true }),
    undoneAt: dateTime({ label: 'Undone', readOnly: true }),
    /** The ids of the moved records, by resource and field (`MovedRecords`). */
    moved: json({ answered: false }),
    /** The changed fields of the kept client, before and after the merge (`ChangedFields`). Null after an erasure. */
    changed: json({ answered: false, personal: true }),
  },
  list: {
    columns: ['mergeNumber', 'keptId', 'mergedId', 'movedRecords', 'doneById', 'status', 'dateCreated'],
    sort: { by: 'dateCreated', ascending: false },
    none: { text: 'To merge a duplicate, open a client and choose “Merge with another client”.' },
  },
  screens: [{ list: 'client-merges', details: 'client-merge-details', beside: 'clients' }],
  retention: [{ days: RETENTION.merges.days, by: 'dateCreated' }],
  access: { list: 'Merge Clients' },
});
