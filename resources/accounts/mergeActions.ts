import { defineActions } from '../language/defineActions';
import { dateTime, groups, oneOf, reference } from '../language/kinds';
import * as shape from '../language/shapes';
import { CHOSEN_FIELDS, MERGED_FIELDS } from './mergeFields';

const client = shape.record('clients');
const clientMerge = shape.record('client-merges');
const OF_CLIENT = { base: 'v1', access: 'Merge Clients' } as const;
const mergedId = reference('clients', { label: 'The other client', required: true });

const field = shape.object({
  name: shape.oneOf(...MERGED_FIELDS),
  /** Whose value the kept client has afterwards, unless staff choose. */
  from: shape.oneOf('KEPT', 'MERGED'),
  /** True if both have a value, and staff choose. */
  isOpen: shape.boolean,
});

const preview = shape.object({
  kept: client,
  merged: client,
  fields: shape.listOf(field),
  moves: shape.listOf(shape.object({ resource: shape.text, records: shape.integer })),
});

/** Merging duplicate clients, and undoing it. */
export const mergeActions = defineActions(
  { name: 'Client merges', description: 'Two records of one person become one, which can be undone.' },
  {
    listMergeCandidates: {
      ...OF_CLIENT,
      method: 'GET',
      path: 'clients/{id}/merge-candidates',
      answer: shape.object({
        candidates: shape.listOf(
          shape.object({
            client,
            same: shape.listOf(shape.oneOf('phoneNumber', 'emailAddress', 'nationalId')),
          }),
        ),
      }),
      reads: 'candidates',
      summary: 'Clients with the same phone number, e-mail address or national ID, the best matches first',
    },
    previewMerge: {
      ...OF_CLIENT,
      method: 'GET',
      path: 'clients/{id}/merge-preview',
      query: { mergedId },
      answer: preview,
      reads: 'fields',
      summary:
        'The fields that this client would have after a merge with another one, and the records that would move to it',
    },
    mergeClients: {
      ...OF_CLIENT,
      method: 'POST',
      path: 'clients/{id}/merge',
      /** `If-Match` has the version of the kept client. */
      conditional: true,
      input: {
        mergedId,
        mergedVersion: dateTime({ label: 'Version of the other client', required: true }),
        /** Fields whose value is the other client's, of those where both have one. */
        taken: groups({ field: oneOf(CHOSEN_FIELDS, { required: true }) }, CHOSEN_FIELDS.length),
      },
      audit: { resource: 'clients', action: 'ACTION', reason: 'Merged clients' },
      answer: shape.object({ clientMerge }),
      reads: 'clientMerge',
      summary:
        'Move everything that belongs to another client to this one; refused if either has changed since the given version',
    },
    undoClientMerge: {
      ...OF_CLIENT,
      method: 'POST',
      path: 'client-merges/{id}/undo',
      audit: { resource: 'clients', action: 'ACTION', reason: 'Undid a merge of clients' },
      answer: shape.object({ clientMerge }),
      reads: 'clientMerge',
      summary: 'Move the records back and restore the old values; refused if something has changed since',
    },
  },
);
