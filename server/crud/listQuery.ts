import { Refusal } from '../../contract/api/errors';
import { DEFAULT_PAGE_SIZE } from '../../contract/constants';
import { type AnyResource, isAnswered, type Leaf, type Resource } from '../../resources/defineResource';
import { filtersOf } from '../../resources/filters';
import type { Fields } from '../../resources/kinds';
import { oncePerResource } from '../../resources/oncePerResource';
import { dayStart } from '../rules/days';
import { COLUMN_TYPE } from '../store/columns';
import type { Condition, Query } from '../store/Store';

/** 400 naming the parameter, and what it accepts. */
export const refuse = (name: string, accepted: string): never => {
  throw new Refusal('badRequest', `${name} ${accepted}`, { [name]: accepted });
};

/** Fields that a list can be sorted by; an order would tell what is masked. */
export const sortableOf = oncePerResource(({ leaves }): readonly string[] => {
  const scalar = leaves.filter(
    ({ field }) => COLUMN_TYPE[field.kind] !== 'jsonb' && isAnswered(field) && !field.answered && !field.sensitive,
  );
  return ['id', 'dateCreated', 'dateUpdated', ...scalar.map(({ path }) => path)];
});

/** The query parameters of a list (or, without paging, of a count) as a store query, once server/http/checkQuery.ts has found each of its kind. */
export function toQuery<F extends Fields>(
  resource: Resource<F>,
  given: Record<string, string>,
  kind: 'list' | 'count',
): Query<F> {
  // Its paths come from the declaration itself, as texts.
  return queryOf(resource, given, kind) as unknown as Query<F>;
}

function queryOf(resource: AnyResource, given: Record<string, string>, kind: 'list' | 'count'): Query {
  const where: Condition[] = [];
  for (const [name, leaf] of filtersOf(resource)) where.push(...filterBy(name, leaf, given[name]));
  where.push(...createdBetween(given));
  const ids = listOf(given.ids);
  if (ids.length) where.push({ path: 'id', in: ids });
  const search = given.searchTerm ? { search: given.searchTerm.slice(0, 200) } : {};
  if (kind === 'count') return { where, ...search };
  return {
    where,
    ...search,
    sort: sortOf(resource, given),
    offset: Number(given.offset || 0),
    limit: Number(given.limit || (resource.list?.pageSize ?? DEFAULT_PAGE_SIZE)),
  };
}

function sortOf(resource: AnyResource, given: Record<string, string>) {
  const path = given.sortBy || 'dateCreated';
  const sortable = sortableOf(resource);
  if (!sortable.includes(path)) refuse('sortBy', `must be one of: ${sortable.join(', ')}`);
  return { path, ascending: given.sortAsc !== 'false' };
}

const wholeNumber = (name: string, value: string) =>
  /^\d{1,10}$/.test(value) && Number(value) < 2 ** 31 ? Number(value) : refuse(name, 'must be whole numbers');

const A_DAY = 'must be a day such as 2026-03-14';

const listOf = (value: string | undefined) => (value ?? '').split(',').filter(Boolean);

function filterBy(name: string, { path, field }: Leaf, value: string | undefined): Condition[] {
  const values = listOf(value);
  if (values.length === 0) return [];
  if (field.options) return [{ path, in: values }];
  switch (COLUMN_TYPE[field.kind]) {
    case 'boolean':
      return [{ path, in: [value === 'true'] }];
    case 'integer':
    case 'bigint':
      return [{ path, in: values.map((each) => wholeNumber(name, each)) }];
    case 'date':
      if (!values.every((each) => dayStart(each))) refuse(name, 'must be days such as 2026-03-14');
      return [{ path, in: values }];
    case 'uuid':
    case 'text':
      return [{ path, in: values }];
    case 'timestamptz': {
      const isFirst = name.endsWith('From');
      const bound = dayStart(value ?? '', isFirst ? 0 : 1) ?? refuse(name, A_DAY);
      return [{ path, ...(isFirst ? { from: bound } : { before: bound }) }];
    }
    default:
      return refuse(name, 'cannot be filtered by');
  }
}

/** Days are whole days of the brand's time zone, the last one included. */
function createdBetween(given: Record<string, string>): Condition[] {
  const bound = (name: string, plusDays: number) => {
    const value = given[name];
    return value ? (dayStart(value, plusDays) ?? undefined) : undefined;
  };
  const from = bound('dateCreated', 0) ?? bound('dateCreatedFrom', 0);
  const before = bound('dateCreated', 1) ?? bound('dateCreatedTo', 1);
  if (from === undefined && before === undefined) return [];
  return [{ path: 'dateCreated', ...(from ? { from } : {}), ...(before ? { before } : {}) }];
}
