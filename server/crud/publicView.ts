import { type AnyResource, isAnswered, setAt } from '../../resources/defineResource';

/** The record without what is never told to a caller. */
export function publicView(resource: AnyResource, record: object): Record<string, unknown> {
  const view: Record<string, unknown> = { ...record };
  for (const { path, field } of resource.leaves) {
    if (!isAnswered(field)) delete view[path];
    else if (field.answered && !field.answered(view)) setAt(view, path, null);
  }
  return view;
}
