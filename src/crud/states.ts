import { type AnyResource, type Leaf, valueAt } from '../../resources/defineResource';

/** Whether a field tells how a record stands, rather than what it is: closed lists named so. */
export function isState({ path, field }: Leaf): boolean {
  return field.kind === 'oneOf' && /(status|stage|code)$/i.test(path);
}

/** How a record stands: the words of its state fields that are known. */
export function statesOf(resource: AnyResource, record: object): string[] {
  return resource.leaves.filter(isState).flatMap(({ path }) => {
    const value = valueAt(record, path);
    return typeof value === 'string' ? [value] : [];
  });
}
