import type { AnyResource } from '../../resources/language/defineResource';
import type { Wording } from '../i18n/wording';

const DAY = /^\d{4}-\d\d-\d\d$/;

/**
 * Returns the display name of a record; a record without a name is called by its resource, and one named by a day has that day in
 * the chosen language.
 */
export function recordName(
  resource: AnyResource,
  name: string,
  { nameOf, formatDate }: Pick<Wording, 'nameOf' | 'formatDate'>,
): string {
  if (DAY.test(name)) return formatDate(name);
  return name === resource.label[0] ? nameOf(resource, 1) : name;
}
