import { Refusal } from '../../contract/api/errors';
import { DEFAULT_PAGE_SIZE } from '../../contract/constants';
import { type AnyResource, type FlatField, isAnswered, type Resource } from '../../resources/language/defineResource';
import { isDayBound, ME, NONE, resourceFilters } from '../../resources/language/filters';
import type { Fields } from '../../resources/language/kinds';
import { memoizePerResource } from '../../resources/language/memoizePerResource';
import { DUE_FILTER, overdueAt } from '../../resources/language/overdue';
import { RENEWAL_FILTER, type Renewal } from '../../resources/language/renewal';
import { dayAfter, dayStart } from '../rules/days';
import { COLUMN_TYPE } from '../store/columns';
import type { Condition, Query } from '../store/Store';

/** Throws a 400 that names the parameter and says what it accepts. */
export const refuseParameter = (name: string, accepted: string): never => {
  throw new Refusal('badRequest', `${name} ${accepted}`, { [name]: accepted });
};

/** Returns the fields that a list can be sorted by. Masked fields are excluded, because their order would reveal their values. */
export const sortableOf = memoizePerResource(({ leaves }): readonly string[] => {
  const scalar = leaves.filter(
    ({ field }) => COLUMN_TYPE[field.kind] !== 'jsonb' && isAnswered(field) && !field.answered && !field.sensitive,
  );
  return ['id', 'dateCreated', 'dateUpdated', ...scalar.map(({ path }) => path)];
});

/** The caller, who is "me" in a filter, and the time, which decides what is overdue. */
interface Asking {
  caller?: { userId: string } | null;
  now?: Date;
}

/**
 * Converts the query parameters of a list (or of a count, without paging) to a store query. server/http/checkQuery.ts has checked
 * the kind of each parameter.
 */
export function toQuery<F extends Fields>(
  resource: Resource<F>,
  given: Record<string, string>,
  kind: 'list' | 'count',
  asking: Asking = {},
): Query<F> {
  // Its paths come from the declaration itself, as strings.
  return queryOf(resource, given, kind, asking) as unknown as Query<F>;
}

function queryOf(
  resource: AnyResource,
  given: Record<string, string>,
  kind: 'list' | 'count',
  { caller = null, now }: Asking,
): Query {
  const where: Condition[] = [];
  for (const [name, leaf] of resourceFilters(resource)) where.push(...filterBy(name, leaf, given[name], caller));
  where.push(...createdBetween(given), ...overdueOnly(resource, given, now), ...renewedSo(resource, given));
  const ids = listOf(given.ids);
  if (ids.length) where.push({ path: 'id', in: ids });
  else where.push(...notReplaced(resource, given));
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

/** Leaves out records that another one has replaced, unless the caller filters by that field. */
function notReplaced({ replacedBy }: AnyResource, given: Record<string, string>): Condition[] {
  return replacedBy === undefined || given[replacedBy] ? [] : [{ path: replacedBy, isNull: true }];
}

function sortOf(resource: AnyResource, given: Record<string, string>) {
  const path = given.sortBy || 'dateCreated';
  const sortable = sortableOf(resource);
  if (!sortable.includes(path)) refuseParameter('sortBy', `must be one of: ${sortable.join(', ')}`);
  return { path, ascending: given.sortAsc !== 'false' };
}

function overdueOnly({ name, overdue }: AnyResource, given: Record<string, string>, now?: Date): Condition[] {
  if (!overdue || !given[DUE_FILTER.name]) return [];
  if (!now) throw new Error(`A list of ${name} has to say now what is overdue.`);
  return overdueAt(overdue, now);
}

function renewedSo({ succession }: AnyResource, given: Record<string, string>): Condition[] {
  const renewals = listOf(given[RENEWAL_FILTER.name]) as Renewal[];
  return succession && renewals.length ? [{ path: succession.ended, renewals }] : [];
}

const wholeNumber = (name: string, value: string) =>
  /^\d{1,10}$/.test(value) && Number(value) < 2 ** 31 ? Number(value) : refuseParameter(name, 'must be whole numbers');

const A_DAY = 'must be a day such as 2026-03-14';

const listOf = (value: string | undefined) => (value ?? '').split(',').filter(Boolean);

function filterBy(
  name: string,
  leaf: FlatField,
  value: string | undefined,
  caller: { userId: string } | null,
): Condition[] {
  const { path, field } = leaf;
  const values = listOf(value);
  if (values.length === 0) return [];
  if (field.kind === 'reference' && value === NONE) return [{ path, isNull: true }];
  if (field.kind === 'reference' && value === ME) return [{ path, in: caller ? [caller.userId] : [] }];
  if (field.options || field.kind === 'tags') return [{ path, in: values }];
  switch (COLUMN_TYPE[field.kind]) {
    case 'boolean':
      return [{ path, in: [value === 'true'] }];
    case 'integer':
    case 'bigint':
      return [{ path, in: values.map((each) => wholeNumber(name, each)) }];
    case 'date':
      if (isDayBound(leaf, name)) return [{ path, ...dayBound(name, value ?? '') }];
      if (!values.every((each) => dayStart(each))) refuseParameter(name, 'must be days such as 2026-03-14');
      return [{ path, in: values }];
    case 'uuid':
    case 'text':
      return [{ path, in: values }];
    case 'timestamptz': {
      const isFirst = name.endsWith('From');
      const bound = dayStart(value ?? '', isFirst ? 0 : 1) ?? refuseParameter(name, A_DAY);
      return [{ path, ...(isFirst ? { from: bound } : { before: bound }) }];
    }
    default:
      return refuseParameter(name, 'cannot be filtered by');
  }
}

/** Returns a bound on a calendar day; the last day is included. */
function dayBound(name: string, day: string) {
  if (!dayStart(day)) refuseParameter(name, A_DAY);
  return name.endsWith('From') ? { from: day } : { before: dayAfter(day, 1) };
}

/** Returns the conditions on dateCreated. Days are whole days in the brand's time zone; the last day is included. */
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
