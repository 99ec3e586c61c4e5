import { queryString } from '../../contract/client/address';
import { resourceNamed } from '..';
import { dayParameters } from '../language/filters';
import type { Screen } from '../language/ResourceDeclaration';

/** A number on a screen, declared once: its label, what it counts, and the list of exactly that. */
export interface Figure {
  /** Unique among figures. */
  name: string;
  /** The label; an object for an option of a closed list. */
  label: string | { option: string };
  /** A sentence that says exactly what it counts: shown next to it, and in docs/figures.md. */
  hint: string;
  resource: string;
  /** The route of the list that shows what it counts; without it, the figure is not a link. */
  list?: string;
  /** Query parameters in addition to those that the list's screen fixes. */
  filter?: Readonly<Record<string, string>>;
  /** The parameters for the first and the last day, if the figure depends on days. */
  days?: readonly [from: string, to: string];
  /** The field that is summed; by default records are counted. */
  sum?: string;
}

/** Calendar days in the provider's time zone, `YYYY-MM-DD`, both inclusive. */
export interface Days {
  from: string;
  to: string;
}

export const BY_CREATION = dayParameters('dateCreated');
export const BY_PAYMENT = dayParameters('paidAt');

type Query = Record<string, string>;

/** Returns the screen that shows what a figure counts. */
export const screenOf = ({ resource, list }: Figure): Screen | undefined =>
  resourceNamed(resource).screens?.find((screen) => screen.list === list);

/** Returns the query of the list's address, without the screen's fixed filter. */
function ownQueryOf({ filter, days: names }: Figure, days?: Days): Query {
  return { ...filter, ...(names && days ? { [names[0]]: days.from, [names[1]]: days.to } : {}) };
}

/** Returns the query that is counted: the screen's fixed filter and the query of its address. */
export const queryOf = (figure: Figure, days?: Days): Query => ({
  ...screenOf(figure)?.filter,
  ...ownQueryOf(figure, days),
});

/** Returns the address of a figure's list; undefined if it has none. */
export const figureAddress = (figure: Figure, days?: Days): string | undefined =>
  figure.list && `/${figure.list}${queryString(ownQueryOf(figure, days)) || '?page=1'}`;
