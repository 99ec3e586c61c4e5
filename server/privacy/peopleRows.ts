import { findResource } from '../../resources';
import { type AnyResource, type FlatField, isAnswered } from '../../resources/language/defineResource';
import { BASE_LEAVES, declaredLeavesOf } from '../../resources/language/displayFields';
import { columnHeading, isColumn, type PeopleCell, peopleCell } from '../crud/exports/peopleCells';
import { type Labels, labelsOf } from '../labels/labelsOf';
import { referencesOf } from '../labels/references';
import type { Store } from '../store/Store';
import type { PersonalRow } from './recordsOf';

/** A record in readable form: field labels with their values. Sensitive values are not masked. */
export type PeopleRow = Record<string, string | number>;

const [CREATED] = BASE_LEAVES;

/** Returns the records of a resource in readable form, oldest first, with references replaced by names. */
export async function peopleRows(
  store: Store,
  resource: AnyResource,
  rows: readonly PersonalRow[],
): Promise<PeopleRow[]> {
  const labels = await labelsOf(store, referencesOf(resource, rows, findResource), findResource);
  const leaves = [...declaredLeavesOf(resource), ...(CREATED ? [CREATED] : [])].filter(isColumn);
  return inOrder(rows).map((row) => peopleRow(leaves, row, labels));
}

const inOrder = (rows: readonly PersonalRow[]) =>
  [...rows].sort((a, b) => String(a.dateCreated).localeCompare(String(b.dateCreated)));

function peopleRow(leaves: readonly FlatField[], row: PersonalRow, labels: Labels): PeopleRow {
  const told = leaves.flatMap((leaf): [string, string | number][] => {
    if (!isTold(leaf, row)) return [];
    const cell = peopleCell(leaf, row, { labels, language: 'en' });
    return cell ? [[columnHeading(leaf, 'en'), plain(cell)]] : [];
  });
  return Object.fromEntries(told);
}

const isTold = ({ field }: FlatField, row: PersonalRow) =>
  isAnswered(field) && (typeof field.answered !== 'function' || field.answered(row));

const plain = (cell: PeopleCell): string | number => Object.values(cell)[0] as string | number;
