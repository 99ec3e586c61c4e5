import type { Resource } from '../../resources/language/defineResource';
import type { Fields } from '../../resources/language/kinds';
import type { FieldPath } from '../../resources/language/paths';
import type { Condition } from '../store/Store';

/** Records that wait for a job, in their own table, so that there is no second list that could disagree with it. */
export interface Queue<F extends Fields> {
  /** The queue's name in metrics. */
  name: string;
  resource: Resource<F>;
  /** The path of the moment from which a record is due. It is null in a record that does not wait. */
  due: FieldPath<F>;
  /** Further conditions that waiting records meet. */
  where: readonly Condition<F>[];
  /** True if records count as waiting only once they are due, because all of them have the moment. */
  waitsOnceDue: boolean;
  /** The paths of the moments since which a record has been overdue or unanswered. */
  since: readonly FieldPath<F>[];
  /** The conditions of abandoned records, which wait for a person; null if none are ever abandoned. */
  failed: readonly Condition<F>[] | null;
}
