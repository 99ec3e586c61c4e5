import { publicView } from '../../resources/catalogue/publicView';
import { type AnyResource, removeAt, sensitiveLeavesOf } from '../../resources/language/defineResource';

/** Returns a record as it is sent to other systems: as the API shows it, without the masked fields. */
export function eventView(resource: AnyResource, record: object): object {
  const view = { ...publicView(resource, record) } as Record<string, unknown>;
  for (const { path } of sensitiveLeavesOf(resource)) removeAt(view, path);
  return view;
}
