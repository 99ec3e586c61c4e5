import { type AnyResource, labelOf } from '../../../resources/language/defineResource';
import { daysOf, filterNamesOf, ME, NONE } from '../../../resources/language/filters';
import type { Field, Kind } from '../../../resources/language/kinds';
import { DUE_FILTER } from '../../../resources/language/overdue';
import type { Screen, ScreenSource } from '../../../resources/language/ResourceDeclaration';
import { RENEWAL_FILTER } from '../../../resources/language/renewal';
import type { PlainKey } from '../../i18n/messages';

/** How a kind is filtered by; null where it deliberately is not. */
export type FilterForm = 'options' | 'resources' | 'yesNo' | 'record' | 'text' | 'number' | 'day' | 'days';

const FORMS: { [K in Kind]: FilterForm | null } = {
  text: 'text',
  longText: null,
  email: 'text',
  phone: 'text',
  integer: 'number',
  decimal: 'number',
  money: 'number',
  boolean: 'yesNo',
  date: 'day',
  dateTime: 'days',
  oneOf: 'options',
  manyOf: 'options',
  reference: 'record',
  references: 'record',
  sequence: 'text',
  secret: null,
  polygon: null,
  json: null,
};

/** What a filter by a reference takes in place of an id, in words. */
export const REFERENCE_WORDS: Readonly<Record<string, PlainKey>> = { [ME]: 'common.me', [NONE]: 'common.none' };

export interface Filter {
  /** Its query parameter; a range of days has two, made of this one. */
  name: string;
  label: string;
  form: FilterForm;
  field: Field;
  /** Whether it tells how a record stands; those come first. */
  state: boolean;
}

const CREATED: Filter = {
  name: 'dateCreated',
  label: 'Created',
  form: 'days',
  field: { kind: 'dateTime' },
  state: false,
};

const DUE: Filter = { ...DUE_FILTER, label: 'Due', form: 'options', state: true };

const RENEWAL: Filter = { ...RENEWAL_FILTER, label: 'Renewed', form: 'options', state: false };

/** The query parameters that a filter sets. */
export const parametersOf = ({ name, form }: Filter) => (form === 'days' ? daysOf(name) : [name]);

/** The filters of a list under a path of its own. */
const filtersFrom = ({ filters }: ScreenSource): Filter[] =>
  Object.entries(filters).flatMap(([name, field]) => {
    const form = FORMS[field.kind];
    return form ? [{ name, label: labelOf({ path: name, field }), form, field, state: false }] : [];
  });

/** The filters that a screen offers, less those that it fixes: states, the range of days, then the other declared ones. */
export function filtersOf(resource: AnyResource, screen: Pick<Screen, 'filter' | 'source'>): Filter[] {
  if (screen.source) return filtersFrom(screen.source);
  const declared = resource.leaves.flatMap((leaf): Filter[] => {
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
