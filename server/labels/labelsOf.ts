import { publicView } from '../../resources/catalogue/publicView';
import type { AnyResource } from '../../resources/language/defineResource';
import type { RecordTexts, Store } from '../store/Store';
import type { FindResource, References } from './references';

/** The labels of records, by their ids. */
export type Labels = Record<string, string>;

/**
 * Returns the label of each referenced record in one query, whatever the caller may open. Removed records have none. For
 * sensitive fields a label contains only the mask.
 */
export async function labelsOf(
  store: Pick<Store, 'texts'>,
  references: References,
  find: FindResource,
): Promise<Labels> {
  const wanted = [...references].flatMap(([name, ids]) => {
    const resource = find(name);
    return resource ? [{ resource, ids: [...ids] }] : [];
  });
  if (wanted.length === 0) return {};
  const found = await store.texts(wanted);
  const labels: Labels = {};
  for (const [at, { resource }] of wanted.entries()) Object.assign(labels, labelled(resource, found[at] ?? []));
  return labels;
}

/** The labels of texts, which the store returns from its cache for a moment. */
const known = new WeakMap<readonly RecordTexts[], Labels>();

function labelled(resource: AnyResource, found: readonly RecordTexts[]): Labels {
  const labels = known.get(found) ?? {};
  if (!known.has(found)) {
    for (const texts of found) labels[texts.id] = resource.represent(publicView(resource, texts));
    known.set(found, labels);
  }
  return labels;
}
