import { useState } from 'react';
import { freeStatusOf } from '../../../resources/defineResource';
import { useMay } from '../../session/access';
import type { DeclaredScreen } from '../declarations';
import type { ListView, Row } from './useListView';

/** The rows of the page that were selected to do something with all of them. */
export interface Selection {
  rows: readonly Row[];
  /** Every id of the page. */
  all: readonly string[];
  has(id: string): boolean;
  toggle(id: string): void;
  choose(ids: readonly string[]): void;
}

const NONE: readonly string[] = [];

/**
 * The selection of a list, or undefined where nothing can be done with several records. It holds only rows that are shown:
 * another page, order or filter begins a new one, so that nobody changes what they do not see.
 */
export function useSelection(
  { resource }: DeclaredScreen,
  { rows: page = [], address }: ListView,
): Selection | undefined {
  const [chosen, setChosen] = useState({ address, ids: NONE });
  const possible = useMay()(resource, 'update') && freeStatusOf(resource) !== undefined;
  if (!possible) return undefined;
  const ids = chosen.address === address ? chosen.ids : NONE;
  const rows = page.filter(({ id }) => ids.includes(id));
  const choose = (next: readonly string[]) => setChosen({ address, ids: next });
  return {
    rows,
    all: page.map(({ id }) => id),
    has: (id) => ids.includes(id),
    toggle: (id) => choose(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]),
    choose,
  };
}
