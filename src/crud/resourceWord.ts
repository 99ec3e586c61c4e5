import type { AnyResource } from '../../resources/language/defineResource';
import type { Wording } from '../i18n/wording';

/** What people call records of a resource by its name; one that is no declaration of theirs, such as `extension-settings`, in words. */
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
