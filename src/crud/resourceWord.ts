import type { AnyResource } from '../../resources/language/defineResource';
import type { Wording } from '../i18n/wording';

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
