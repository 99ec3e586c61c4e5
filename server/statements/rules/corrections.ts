import { fieldRefusal, type Refusal } from '../../../contract/api/errors';
import { phrase, Terms } from '../../../contract/api/Phrase';
import { mappingFields } from '../../../resources/statements/statementSources';
import type { ColumnName } from './layouts';
import { type RowReading, type RowSettings, readRow } from './readRow';

/** Another value for a faulty field of a row. */
export interface Correction {
  row: number;
  field: ColumnName;
  value: string;
}

/** A corrected field with its value in the file. */
export interface CorrectedField {
  field: ColumnName;
  was: string;
  value: string;
}

/**
 * Reads a row with corrections. Only a field that is faulty is corrected, one after the other, because the next fault may be seen
 * only then. Corrections that were not needed are missing in `corrected`.
 */
export function readCorrected(
  cells: readonly string[],
  settings: RowSettings,
  corrections: readonly Omit<Correction, 'row'>[],
): { reading: RowReading; corrected: CorrectedField[] } {
  const corrected: CorrectedField[] = [];
  let reading = readRow(cells, settings);
  const values = () => Object.fromEntries(corrected.map(({ field, value }) => [field, value]));
  for (;;) {
    const field = 'fault' in reading ? reading.fault.field : null;
    const next = corrections.find((each) => each.field === field);
    if (!next || corrected.some((each) => each.field === field)) return { reading, corrected };
    const at = settings.columns[next.field];
    corrected.push({ field: next.field, was: at === undefined ? '' : (cells[at] ?? ''), value: next.value });
    reading = readRow(cells, settings, values());
  }
}

/** Returns the refusal of a correction whose row does not exist, or has no fault in this field. */
export const unneededCorrection = ({ row, field }: Correction): Refusal =>
  fieldRefusal(
    'corrections',
    phrase('row {row} has no fault in {field}', { row, field: new Terms([mappingFields[field].label ?? field]) }),
  );
