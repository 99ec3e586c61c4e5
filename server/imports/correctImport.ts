import { fieldRefusal } from '../../contract/api/errors';
import { phrase, Terms } from '../../contract/api/Phrase';
import type { BodyOf } from '../../resources/catalogue/actions';
import { importActions } from '../../resources/imports/actions';
import { importRows } from '../../resources/imports/importRows';
import { importColumns } from '../../resources/language/importColumns';
import { auditAction } from '../audit/auditAction';
import type { Identity } from '../base/identity';
import type { Deps } from '../deps';
import { checkLines } from './checkImport';
import { correctionsOf, type Import, type ImportRow, notesOf } from './Import';
import { lockImport } from './mapImport';
import { replaceRows } from './rows';

type Correction = NonNullable<BodyOf<'correctImport'>['corrections']>[number];

/**
 * Stores other values for faulty columns of lines, and checks every line again, since lines may repeat each other. The cells stay as
 * in the file. Answers 422 for a column that is not faulty.
 */
export const correctImport = (
  { store, now }: Pick<Deps, 'store' | 'now'>,
  id: string,
  { corrections = [] }: BodyOf<'correctImport'>,
  identity: Identity | null,
): Promise<Import> =>
  store.transaction(async (tx) => {
    const before = await lockImport(tx, id, 'check', identity, now());
    const rows = await tx.find(importRows, {
      where: [
        { path: 'importId', in: [id] },
        { path: 'line', in: [...new Set(corrections.map(({ line }) => line))] },
      ],
    });
    const corrected = new Map(rows.map((row) => [row.line, row]));
    for (const correction of corrections) {
      const row = corrected.get(correction.line);
      if (!row || !mayCorrect(row, correction)) throw unneeded(correction);
      corrected.set(row.line, { ...row, corrections: withCorrection(row, correction) });
    }
    await replaceRows(tx, [...corrected.values()], now());
    const after = await checkLines(tx, before, identity, now());
    const told = { ...after, corrections: corrections.map(({ line, field }) => ({ line, field })) };
    await auditAction(tx, importActions.correctImport, { identity, record: before, before, after: told }, now());
    return after;
  });

/** Returns whether a column of a row is faulty, or was until it was corrected. */
const mayCorrect = (row: ImportRow, { field }: Correction): boolean =>
  field in correctionsOf(row) || notesOf(row).some((note) => note.field === field && !note.warning);

function withCorrection(row: ImportRow, { field, value }: Correction): object | null {
  const { [field]: _, ...others } = correctionsOf(row);
  const all = value ? { ...others, [field]: value } : others;
  return Object.keys(all).length > 0 ? all : null;
}

const unneeded = ({ line, field }: Correction) =>
  fieldRefusal(
    'corrections',
    phrase('row {row} has no fault in {field}', { row: line, field: new Terms([importColumns[field].label ?? field]) }),
  );
