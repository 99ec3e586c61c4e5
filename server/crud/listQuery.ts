import { tz } from '@date-fns/tz';
import { addDays, parseISO } from 'date-fns';
import { Refusal } from '../../contract/api/errors';
import { isId } from '../../contract/api/id';
import { brand } from '../../contract/brand';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../../contract/constants';
import { type AnyResource, isAnswered, type Leaf, type Resource } from '../../resources/defineResource';
import { filtersOf } from '../../resources/filters';
import type { Fields } from '../../resources/kinds';
import { oncePerResource } from '../../resources/oncePerResource';
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

/** The query parameters of a list (or, without paging, of a count) as a store query; 400 for anything unusable. */
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
  if (ids.length)
    where.push({
      path: 'id',
      in: ids.map((id) => (isId(id) ? id : refuse('ids', 'must be ids, separated by commas'))),
    });
  const search = given.searchTerm ? { search: given.searchTerm.slice(0, 200) } : {};
  if (kind === 'count') return { where, ...search };
  return {
    where,
    ...search,
    sort: sortOf(resource, given),
    offset: wholeNumber('offset', given.offset, 0, 0, 100_000_000),
    limit: wholeNumber('limit', given.limit, resource.list?.pageSize ?? DEFAULT_PAGE_SIZE, 1, MAX_PAGE_SIZE),
  };
}

function sortOf(resource: AnyResource, given: Record<string, string>) {
  const path = given.sortBy || 'dateCreated';
  const sortable = sortableOf(resource);
  if (!sortable.includes(path)) refuse('sortBy', `must be one of: ${sortable.join(', ')}`);
  if (given.sortAsc && !['true', 'false'].includes(given.sortAsc)) refuse('sortAsc', 'must be true or false');
  return { path, ascending: given.sortAsc !== 'false' };
}

/** A parameter as a whole number within bounds; `preset` where it was not given. */
export function wholeNumber(name: string, value: string | undefined, preset: number, min: number, max: number): number {
  if (!value) return preset;
  const number = Number(value);
  return /^\d+$/.test(value) && number >= min && number <= max
    ? number
    : refuse(name, `must be a whole number from ${min} to ${max}`);
}

const A_DAY = 'must be a day such as 2026-03-14';

const listOf = (value: string | undefined) => (value ?? '').split(',').filter(Boolean);

function filterBy(name: string, { path, field }: Leaf, value: string | undefined): Condition[] {
  const values = listOf(value);
  if (values.length === 0) return [];
  const { options } = field;
  if (options) {
    if (values.some((each) => !options.includes(each))) refuse(name, `must be one or more of: ${options.join(', ')}`);
    return [{ path, in: values }];
  }
  switch (COLUMN_TYPE[field.kind]) {
    case 'boolean':
      if (!['true', 'false'].includes(value ?? '')) refuse(name, 'must be true or false');
      return [{ path, in: [value === 'true'] }];
    case 'integer':
    case 'bigint':
      return [{ path, in: values.map((each) => wholeNumber(name, each, 0, 0, 2_147_483_647)) }];
    case 'uuid':
      if (!values.every(isId)) refuse(name, 'must be ids, separated by commas');
      return [{ path, in: values }];
    case 'date':
      if (!values.every((each) => dayStart(each))) refuse(name, 'must be days such as 2026-03-14');
      return [{ path, in: values }];
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

/** The beginning of a day in the brand's time zone; null where it is no day, or none that a database could hold. */
export function dayStart(day: string, plusDays = 0): string | null {
  const start = addDays(parseISO(day, { in: tz(brand.timeZone) }), plusDays);
  return /^[12]\d{3}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(start.getTime())
    ? new Date(start.getTime()).toISOString()
    : null;
}

/** Days are whole days of the brand's time zone, the last one included. */
function createdBetween(given: Record<string, string>): Condition[] {
  const bound = (name: string, plusDays: number) => {
    const value = given[name];
    return value ? (dayStart(value, plusDays) ?? refuse(name, A_DAY)) : undefined;
  };
  const from = bound('dateCreated', 0) ?? bound('dateCreatedFrom', 0);
  const before = bound('dateCreated', 1) ?? bound('dateCreatedTo', 1);
  if (from === undefined && before === undefined) return [];
  return [{ path: 'dateCreated', ...(from ? { from } : {}), ...(before ? { before } : {}) }];
}
