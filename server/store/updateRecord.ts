import type { AnyResource, Changes, RecordOf, Resource } from '../../resources/language/defineResource';
import type { Fields } from '../../resources/language/kinds';
import type { Store } from './Store';

/**
 * Writes changes to the record with this id, and when they were made (`dateUpdated`). Answers the record as it is now, or null
 * where there is none. Throws for a field that the resource does not declare.
 */
export async function updateRecord<F extends Fields>(
  tx: Store,
  resource: Resource<F>,
  id: string,
  changes: Changes<Resource<F>>,
  now: Date,
): Promise<RecordOf<Resource<F>> | null> {
  requireDeclared(resource, changes);
  // A record's own moment is among its fields, which the type of a resource that is not known yet cannot say.
  const dated = { ...changes, dateUpdated: now.toISOString() } as Partial<RecordOf<Resource<F>>>;
  return tx.update(resource, id, dated);
}

/** The store would leave out what it has no column for, and nobody would notice. */
function requireDeclared({ name, fields }: AnyResource, changes: object): void {
  for (const [path, value] of Object.entries(changes)) {
    const field = Object.hasOwn(fields, path) ? fields[path] : undefined;
    if (!field) throw new Error(`"${name}" declares no field "${path}".`);
    if (field.kind !== 'group') continue;
    const unknown = Object.keys(value ?? {}).find((inner) => !Object.hasOwn(field.fields, inner));
    if (unknown) throw new Error(`"${name}" declares no field "${path}.${unknown}".`);
  }
}
