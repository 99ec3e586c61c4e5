import type { AnyResource } from '../../resources/language/defineResource';
import type { Wording } from '../i18n/wording';

const DAY = /^\d{4}-\d\d-\d\d$/;

/** What people call a record; one that has no name of its own is called what it is, and one of a day by that day, in their language. */
export function recordName(
  resource: AnyResource,
  name: string,
  { nameOf, formatDate }: Pick<Wording, 'nameOf' | 'formatDate'>,
): string {
  if (DAY.test(name)) return formatDate(name);
  return name === resource.label[0] ? nameOf(resource, 1) : name;
}
