import { type AnyResource, labelOf } from '../../../resources/language/defineResource';
import { dayParameters, filterNamesOf, ME, NONE } from '../../../resources/language/filters';
import type { Field, Kind } from '../../../resources/language/kinds';
import { DUE_FILTER } from '../../../resources/language/overdue';
import type { Screen, ScreenSource } from '../../../resources/language/ResourceDeclaration';
import { RENEWAL_FILTER } from '../../../resources/language/renewal';
import type { PlainKey } from '../../i18n/messages';

/** The editor by which a kind is filtered; a kind without a filter has null instead. */
export type FilterForm = 'options' | 'resources' | 'yesNo' | 'record' | 'tags' | 'text' | 'number' | 'day' | 'days';

const FORMS: { [K in Kind]: FilterForm | null } = {
  text: 'text',
  longText: null,
  email: 'text',
  phone: 'text',
  integer: 'number',
  decimal: 'number',
  money: 'number',
  bytes: 'number',
  boolean: 'yesNo',
  date: 'day',
  dateTime: 'days',
  oneOf: 'options',
  manyOf: 'options',
  tags: 'tags',
  reference: 'record',
  references: 'record',
  sequence: 'text',
  secret: null,
  polygon: null,
  json: null,
};

/** The keywords that a reference filter accepts instead of an id, with the keys of their labels. */
export const REFERENCE_WORDS: Readonly<Record<string, PlainKey>> = { [ME]: 'common.me', [NONE]: 'common.none' };

export interface ListFilter {
  /** The query parameter; a range of days has two, derived from this name. */
  name: string;
  label: string;
  form: FilterForm;
  field: Field;
  /** True if the field is a status; these filters come first. */
  state: boolean;
}

/** The properties of every editor: the filter's query parameters while they are edited. */
export interface EditorProps {
  filter: ListFilter;
  values: Record<string, string>;
  onChange(values: Record<string, string>): void;
}

const CREATED: ListFilter = {
  name: 'dateCreated',
  label: 'Created',
  form: 'days',
  field: { kind: 'dateTime' },
  state: false,
};

const DUE: ListFilter = { ...DUE_FILTER, label: 'Due', form: 'options', state: true };

const RENEWAL: ListFilter = { ...RENEWAL_FILTER, label: 'Renewed', form: 'options', state: false };

/** Returns the query parameters that a filter sets. */
export const listFilterParameters = ({ name, form }: ListFilter) => (form === 'days' ? dayParameters(name) : [name]);

/** Returns the filters of a list that reads its own path. */
const filtersFrom = ({ filters }: ScreenSource): ListFilter[] =>
  Object.entries(filters).flatMap(([name, field]) => {
    const form = FORMS[field.kind];
    return form ? [{ name, label: labelOf({ path: name, field }), form, field, state: false }] : [];
  });

/**
 * Returns the filters that a screen offers, except those that it fixes: statuses first, then the range of days, then the other
 * declared ones.
 */
export function screenFilters(resource: AnyResource, screen: Pick<Screen, 'filter' | 'source'>): ListFilter[] {
  if (screen.source) return filtersFrom(screen.source);
  const declared = resource.leaves.flatMap((leaf): ListFilter[] => {
    const { field } = leaf;
    const [name] = field.days ? [field.days] : filterNamesOf(leaf);
    const form = field.days ? 'days' : field.namesResource ? 'resources' : FORMS[field.kind];
    return name && form ? [{ name, label: labelOf(leaf), form, field, state: field.state === true }] : [];
  });
  const states = declared.filter(({ state }) => state);
  const others = declared.filter(({ state }) => !state);
  const renewals = resource.succession ? [RENEWAL] : [];
  return [...states, ...(resource.overdue ? [DUE] : []), CREATED, ...others, ...renewals].filter(
    ({ name }) => screen.filter?.[name] === undefined,
  );
}
