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
  { nameOf, formatDay }: Pick<Wording, 'nameOf' | 'formatDay'>,
): string {
  if (DAY.test(name)) return formatDay(name);
  return name === resource.label[0] ? nameOf(resource, 1) : name;
}

/** Returns the name of a resource's records; a name without a declaration, such as `extension-settings`, is humanized. */
export function resourceWord(
  name: string,
  resources: readonly AnyResource[],
  { nameOf, word }: Pick<Wording, 'nameOf' | 'word'>,
  count?: number,
): string {
  const resource = resources.find((each) => each.name === name);
  if (resource) return nameOf(resource, count);
  return word(name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' '));
}
