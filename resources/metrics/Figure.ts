import { queryString } from '../../contract/client/address';
import { resourceNamed } from '..';
import { daysOf } from '../language/filters';
import type { Screen } from '../language/ResourceDeclaration';

/** A number on a screen, declared once: what it says, what it counts, and the list of just that. */
export interface Figure {
  /** Unique among figures. */
  name: string;
  /** What it is called; an option of a closed list stands in braces. */
  label: string | { option: string };
  /** What exactly it counts: shown beside it, and in docs/figures.md. */
  hint: string;
  resource: string;
  /** Route of the list that shows what it counts; where there is none, the figure leads nowhere. */
  list?: string;
  /** Query parameters, on top of those that the list's screen fixes. */
  filter?: Readonly<Record<string, string>>;
  /** The parameters for the first and the last day, where it is a figure of some days. */
  days?: readonly [from: string, to: string];
  /** The field that is summed; left out, records are counted. */
  sum?: string;
}

/** Calendar days in the provider's time zone, `YYYY-MM-DD`, both included. */
export interface Days {
  from: string;
  to: string;
}

export const BY_CREATION = daysOf('dateCreated');
export const BY_PAYMENT = daysOf('paidAt');

type Query = Record<string, string>;

/** The screen that shows what a figure counts. */
export const screenOf = ({ resource, list }: Figure): Screen | undefined =>
  resourceNamed(resource).screens?.find((screen) => screen.list === list);

/** What the list's address asks for beside what its screen fixes. */
function ownQueryOf({ filter, days: names }: Figure, days?: Days): Query {
  return { ...filter, ...(names && days ? { [names[0]]: days.from, [names[1]]: days.to } : {}) };
}

/** What is counted: the screen's fixed filter, and what its address asks for. */
export const queryOf = (figure: Figure, days?: Days): Query => ({
  ...screenOf(figure)?.filter,
  ...ownQueryOf(figure, days),
});

/** The address of the list that a figure leads to; undefined where it leads nowhere. */
export const addressOf = (figure: Figure, days?: Days): string | undefined =>
  figure.list && `/${figure.list}${queryString(ownQueryOf(figure, days)) || '?page=1'}`;
