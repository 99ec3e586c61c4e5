import { fieldRefusal, Refusal } from '../../../contract/api/errors';
import { phrase, Terms } from '../../../contract/api/Phrase';
import { CLIENT_STAGES } from '../../../contract/statuses';
import { changedTags, MOST_TAGS } from '../../../contract/tags';
import type { clients } from '../../../resources/accounts/clients';
import { CHOSEN_FIELDS, MERGED_FIELDS } from '../../../resources/accounts/mergeFields';
import type { Changes, RecordOf } from '../../../resources/language/defineResource';

type Client = RecordOf<typeof clients>;
type Name = (typeof MERGED_FIELDS)[number];
type Side = 'KEPT' | 'MERGED';

/** A field of the kept client after a merge: whose value it has, and whether staff choose because both have one. */
interface MergedField {
  name: Name;
  from: Side;
  isOpen: boolean;
}

/**
 * Returns whose value each field has after a merge. The kept client's value wins, and the other's fills blanks; `taken` names
 * fields that staff chose from the other client, of those where both have a value.
 */
export function mergeFields(kept: Client, merged: Client, taken: readonly string[] = []): MergedField[] {
  return MERGED_FIELDS.map((name) => {
    const isOpen = isChosen(name) && !isBlank(kept[name]) && !isBlank(merged[name]) && kept[name] !== merged[name];
    return { name, from: isOpen && taken.includes(name) ? 'MERGED' : sideOf(name, kept, merged, taken), isOpen };
  });
}

/** Returns the values of the kept client that a merge changes. */
export function mergedChanges(kept: Client, merged: Client, taken: readonly string[]): Changes<typeof clients> {
  const fields = mergeFields(kept, merged, taken).filter(
    ({ name, from }) => from === 'MERGED' && kept[name] !== merged[name],
  );
  // The kept client has the tags of both, as far as a record can have them.
  const tags = changedTags(kept.tags, { add: merged.tags }).slice(0, MOST_TAGS);
  return {
    ...Object.fromEntries(fields.map(({ name }) => [name, merged[name]])),
    ...(tags.length > kept.tags.length ? { tags } : {}),
  };
}

const isChosen = (name: Name) => CHOSEN_FIELDS.includes(name);

const isBlank = (value: unknown) => value === null || value === '';

function sideOf(name: Name, kept: Client, merged: Client, taken: readonly string[]): Side {
  switch (name) {
    case 'stage':
      return CLIENT_STAGES.indexOf(merged.stage) > CLIENT_STAGES.indexOf(kept.stage) ? 'MERGED' : 'KEPT';
    case 'wasReferred':
      return merged.wasReferred ? 'MERGED' : 'KEPT';
    // A person whom one of the records still serves is not lost.
    case 'lostAt':
    case 'lostReason':
      return kept.lostAt !== null && merged.lostAt === null ? 'MERGED' : 'KEPT';
    // A wish to get no reminders holds from the day on which it was first said.
    case 'optedOutAt':
      return merged.optedOutAt !== null && (kept.optedOutAt === null || merged.optedOutAt < kept.optedOutAt)
        ? 'MERGED'
        : 'KEPT';
    // The seller and the agency brought the client together.
    case 'sellerId':
    case 'agentId': {
      const isBrought = ({ sellerId, agentId }: Client) => sellerId !== null || agentId !== null;
      const isTaken = taken.includes('agentId') && kept.agentId !== null && merged.agentId !== null;
      return isBrought(merged) && (isTaken || !isBrought(kept)) ? 'MERGED' : 'KEPT';
    }
    default:
      return isBlank(kept[name]) && !isBlank(merged[name]) ? 'MERGED' : 'KEPT';
  }
}

/** Returns why two clients cannot be merged, or null. `erased` has the ids of clients who are erased or asked to be. */
export function mergeRefusal(kept: Client, merged: Client, erased: ReadonlySet<string>): Refusal | null {
  if (kept.id === merged.id) return fieldRefusal('mergedId', 'must be another client');
  for (const { id, clientNumber, mergedIntoId } of [kept, merged]) {
    if (mergedIntoId)
      return new Refusal(
        'conflict',
        phrase('{client} is merged into another client already.', { client: clientNumber }),
      );
    if (erased.has(id))
      return new Refusal('conflict', phrase('{client} is erased, or has asked to be.', { client: clientNumber }));
  }
  return null;
}

/** The state of a merge that is to be undone. */
interface UndoFacts {
  isUndone: boolean;
  /** True if the kept client was itself merged into another one since. */
  isMergedOn: boolean;
  isErased: boolean;
  /** The labels of fields that the merge changed and someone has changed again since. */
  fields: readonly string[];
  /** The labels of kinds of moved records that belong to someone else now. */
  elsewhere: readonly string[];
  /** The labels of kinds of records that were made since and are tied to moved ones. */
  tied: readonly string[];
}

/** Returns why a merge cannot be undone, or null. */
export function undoRefusal(facts: UndoFacts): Refusal | null {
  const { isUndone, isMergedOn, isErased, fields, elsewhere, tied } = facts;
  if (isUndone) return new Refusal('conflict', 'This merge is undone already.');
  if (isMergedOn)
    return new Refusal('conflict', 'The kept client has since been merged into another one. Undo that merge first.');
  if (isErased) return new Refusal('conflict', 'The client is erased, or has asked to be: the merge cannot be undone.');
  if (fields.length > 0)
    return new Refusal(
      'conflict',
      phrase('The merge cannot be undone. Changed since then: {fields}.', { fields: new Terms(fields) }),
    );
  if (elsewhere.length > 0)
    return new Refusal(
      'conflict',
      phrase('The merge cannot be undone. Moved to another client since then: {records}.', {
        records: new Terms(elsewhere),
      }),
    );
  if (tied.length > 0)
    return new Refusal(
      'conflict',
      phrase('The merge cannot be undone. Created since then for records that would move back: {records}.', {
        records: new Terms(tied),
      }),
    );
  return null;
}
