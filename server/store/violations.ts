import type { AnyResource } from '../../resources/language/defineResource';
import { columnName, tableName } from './columns';
import { MissingReference, StillReferenced, UniqueViolation } from './Store';

/** Converts PostgreSQL's constraint errors to the port's own. Returns any other error unchanged. */
export function translateViolation(error: unknown, resource: AnyResource): unknown {
  const { code, constraint, table } = error as { code?: string; constraint?: string; table?: string };
  if (code === '23505') {
    const uniques = [...resource.leaves.map(({ path }) => [path]), ...resource.unique];
    const paths = uniques.find(
      (each) => constraint === `${tableName(resource)}_unique_${each.map(columnName).join('_')}`,
    );
    return new UniqueViolation(resource.name, paths ?? ['id']);
  }
  if (code === '23503') {
    if (table !== tableName(resource)) return new StillReferenced(resource.name);
    const leaf = resource.leaves.find(({ path }) =>
      constraint?.startsWith(`${tableName(resource)}_${columnName(path)}_`),
    );
    return leaf ? new MissingReference(resource.name, leaf.path) : new StillReferenced(resource.name);
  }
  return error;
}
