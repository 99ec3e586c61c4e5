import { maskOf } from '../../contract/access/sensitive';
import { storedResources } from '..';
import { type AnyResource, isAnswered, removeAt, setAt, valueAt } from '../language/defineResource';
import { memoizePerResource } from '../language/memoizePerResource';

/**
 * Returns a record, or a part of one, as it is shown to callers and in the audit log: without fields that are never shown, with
 * masks in place of sensitive values, and with the same applied to the records it contains.
 */
export function publicView<R extends object>(resource: AnyResource, record: R): R {
  const view = { ...record } as Record<string, unknown>;
  for (const { path, field } of hiddenLeavesOf(resource)) {
    const value = valueAt(record, path);
    if (!isAnswered(field)) removeAt(view, path);
    else if (value === undefined || value === null) continue;
    else if (field.answered) setAt(view, path, field.answered(record as Record<string, unknown>) ? value : null);
    else if (field.sensitive) setAt(view, path, maskOf(String(value)));
    else setAt(view, path, viewOfHeld(valueAt(record, field.recordOf ?? ''), value as object));
  }
  return view as R;
}

function viewOfHeld(name: unknown, held: object): object {
  const resource = storedResources.find((each) => each.name === name);
  return resource ? publicView(resource, held) : held;
}

/** Returns the fields that are not shown unchanged. */
const hiddenLeavesOf = memoizePerResource(({ leaves }) =>
  leaves.filter(({ field }) => !isAnswered(field) || field.answered || field.sensitive || field.recordOf),
);
