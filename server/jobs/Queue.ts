import type { Resource } from '../../resources/language/defineResource';
import type { Fields } from '../../resources/language/kinds';
import type { FieldPath } from '../../resources/language/paths';
import type { Condition } from '../store/Store';

/** Records that wait for a job, in their own table: there is no second list that could disagree with it. */
export interface Queue<F extends Fields> {
  /** As metrics call it. */
  name: string;
  resource: Resource<F>;
  /** Path of the moment from which on a record is due; null in a record that waits for nothing. */
  due: FieldPath<F>;
  /** What else holds of the records that wait. */
  where: readonly Condition<F>[];
  /** Whether records count as waiting only once they are due, since the moment stands in all of them. */
  waitsOnceDue: boolean;
  /** Paths of the moments since which a record has waited in vain. */
  since: readonly FieldPath<F>[];
  /** What holds of the records that were given up and wait for a person; null where none ever is. */
  failed: readonly Condition<F>[] | null;
}
