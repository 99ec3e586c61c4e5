import { publicView } from '../../resources/catalogue/publicView';
import { type AnyResource, removeAt, sensitiveLeavesOf } from '../../resources/language/defineResource';

/** A record as other systems are told of it: as the API answers it, without what is masked there. */
export function eventView(resource: AnyResource, record: object): object {
  const view = { ...publicView(resource, record) } as Record<string, unknown>;
  for (const { path } of sensitiveLeavesOf(resource)) removeAt(view, path);
  return view;
}
