import type { AnyResource, Changes, RecordOf, Resource } from '../../resources/language/defineResource';
import type { Fields } from '../../resources/language/kinds';
import type { Store } from './Store';

/**
 * Updates the record with this id, including its `dateUpdated`. Returns the updated record, or null if there is none. Throws for
 * a field that the resource does not declare.
 */
export async function updateRecord<F extends Fields>(
  tx: Store,
  resource: Resource<F>,
  id: string,
  changes: Changes<Resource<F>>,
  now: Date,
): Promise<RecordOf<Resource<F>> | null> {
  requireDeclared(resource, changes);
  // `dateUpdated` is a field of every record, but a generic resource's type cannot express that.
  const dated = { ...changes, dateUpdated: now.toISOString() } as Partial<RecordOf<Resource<F>>>;
  return tx.update(resource, id, dated);
}

/** Throws for an undeclared field, which the store would silently ignore. */
function requireDeclared({ name, fields }: AnyResource, changes: object): void {
  for (const [path, value] of Object.entries(changes)) {
    const field = Object.hasOwn(fields, path) ? fields[path] : undefined;
    if (!field) throw new Error(`"${name}" declares no field "${path}".`);
    if (field.kind !== 'group') continue;
    const unknown = Object.keys(value ?? {}).find((inner) => !Object.hasOwn(field.fields, inner));
    if (unknown) throw new Error(`"${name}" declares no field "${path}.${unknown}".`);
  }
}
