import { maskOf } from '../../contract/access/sensitive';
import { storedResources } from '..';
import { type AnyResource, isAnswered, removeAt, setAt, valueAt } from '../language/defineResource';
import { oncePerResource } from '../language/memoizePerResource';

/**
 * A record, or a part of one, as it is answered and logged: without what is never told, with masks in place of what is
 * sensitive, and with the records it holds answered likewise.
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

/** The leaves that are not answered as they are. */
const hiddenLeavesOf = oncePerResource(({ leaves }) =>
  leaves.filter(({ field }) => !isAnswered(field) || field.answered || field.sensitive || field.recordOf),
);
