import type { RecordOf } from '../language/defineResource';
import { clients } from './clients';

type FieldName = Exclude<keyof RecordOf<typeof clients>, 'id' | 'dateCreated' | 'dateUpdated'>;

/** Fields that belong to one record, whatever happens to it. */
const OWN: readonly FieldName[] = ['clientNumber', 'mergedIntoId', 'mergedAt'];
/** Fields that the server decides by rules of their own. */
const RULED: readonly FieldName[] = ['tags', 'stage', 'wasReferred', 'sellerId', 'lostAt', 'lostReason', 'optedOutAt'];

// Object.keys loses the type of the names.
const NAMES = Object.keys(clients.fields) as FieldName[];

/** The fields of a client that a merge decides about. */
export const MERGED_FIELDS: readonly FieldName[] = NAMES.filter((name) => !OWN.includes(name));

/** Those of them that staff choose where both clients have a value. */
export const CHOSEN_FIELDS: readonly FieldName[] = MERGED_FIELDS.filter((name) => !RULED.includes(name));
