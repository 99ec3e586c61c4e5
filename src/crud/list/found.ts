import { foldSearchText } from '../../../contract/searchText';
import { searchWords } from '../../../contract/text';
import { type AnyResource, type FlatField, valueAt } from '../../../resources/language/defineResource';

/**
 * Returns the fields in which a search found a record and which its list does not show: fields of its own, or the reference
 * through which it was found. `labelOf` returns the display name of a referenced record.
 */
export function foundIn(
  resource: AnyResource,
  record: object,
  search: string | undefined,
  shown: readonly FlatField[],
  labelOf: (id: string) => string | undefined,
): FlatField[] {
  const words = searchWords(search);
  const searched = resource.leaves.filter(({ field }) => field.searchable);
  const own = searched.filter(({ field }) => field.kind !== 'reference');
  const visible = shown.flatMap(({ path, with: partner }) => [path, partner]);
  const holders = words.map((word) => own.filter(({ path }) => holds(valueAt(record, path), word)));
  if (holders.every((leaves) => leaves.length > 0)) {
    const unseen = holders.filter((leaves) => !leaves.some(({ path }) => visible.includes(path)));
    return [...new Set(unseen.flatMap(([first]) => first ?? []))];
  }
  const references = searched.filter((leaf) => leaf.field.kind === 'reference' && valueAt(record, leaf.path));
  const isRead = ({ path }: FlatField) =>
    visible.includes(path) && words.every((word) => holds(labelOf(String(valueAt(record, path))), word));
  return references.some(isRead) ? [] : references.slice(0, 1);
}

const holds = (value: unknown, word: string) => foldSearchText(String(value ?? '')).includes(word);
