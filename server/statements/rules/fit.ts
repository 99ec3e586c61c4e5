import { fieldRefusal, type Refusal } from '../../../contract/api/errors';
import { phrase, Terms } from '../../../contract/api/Phrase';
import { STATEMENT_KINDS, type StatementKind } from '../../../contract/statuses';
import { englishOf } from '../../../resources/translations/englishOf';
import { columnsIn } from './columns';
import type { Mapping } from './layouts';
import { isSameNumber } from './readRow';

/** The parts of a file that show whether it belongs to its source. */
export interface FileHead {
  /** The rows above the headings. */
  preamble: readonly (readonly string[])[];
  headings: readonly string[];
}

/** The facts of a source that show whether a file belongs to it. */
export interface SourceFacts {
  kind: StatementKind;
  ownNumber: string | null;
  mapping: Mapping;
}

/** A reason why a file may not belong to its source: it names another account, or is likely another type of file. */
export type Doubt = { kind: 'OTHER_ACCOUNT'; value: string } | { kind: 'OTHER_FILE_TYPE'; value: StatementKind };

const LABEL = /account|acct|a\/c|mobile number|msisdn|wallet|short ?code|till/i;
const NUMBER = /\+?\d[\d -]{7,30}\d/g;
const DATE = /\d{4}-\d{2}-\d{2}|\d{2}-\d{2}-\d{4}/;
/** The maximum number of characters of a preamble's cell that are read. */
const MOST_READ = 100;
/** The number of additional headings that another type must know, so that the file is likely of that type. */
const MARGIN = 2;

/** Returns why a file may not belong to its source; nothing if it seems to belong. */
export function doubtsAbout(file: FileHead, source: SourceFacts): Doubt[] {
  const account = otherNumber(file, source.ownNumber);
  const type = otherType(file, source);
  return [
    ...(account ? [{ kind: 'OTHER_ACCOUNT' as const, value: account }] : []),
    ...(type ? [{ kind: 'OTHER_FILE_TYPE' as const, value: type }] : []),
  ];
}

/** Returns the number of the account that the preamble names, if it names none like ours; else null. */
function otherNumber({ preamble }: FileHead, own: string | null): string | null {
  if (!own) return null;
  const named = preamble
    .filter((cells) => LABEL.test(cells.join(' ').slice(0, MOST_READ)))
    .flatMap((cells) => cells.map((cell) => cell.slice(0, MOST_READ)))
    .flatMap((cell) => (DATE.test(cell) ? [] : (cell.match(NUMBER) ?? [])));
  const digits = (text: string) => text.replace(/\D/g, '');
  const isOurs = (number: string) => digits(number) === digits(own) || isSameNumber(number, own);
  return named.some(isOurs) ? null : (named[0]?.trim() ?? null);
}

/** Returns the type of file whose usual headings explain the file clearly better; null if its columns were chosen by hand. */
function otherType({ headings }: FileHead, { kind, mapping }: SourceFacts): StatementKind | null {
  if (Object.values(mapping).some(Boolean)) return null;
  const found = (each: StatementKind) => Object.keys(columnsIn(headings, each, {})).length;
  const [best] = STATEMENT_KINDS.toSorted((one, other) => found(other) - found(one));
  return best && found(best) >= found(kind) + MARGIN ? best : null;
}

/** Returns the refusal of a file that may not belong to its source, until staff accept it. */
export function doubtRefusal({ kind, value }: Doubt, { accountNumber }: { accountNumber: string | null }): Refusal {
  if (kind === 'OTHER_FILE_TYPE')
    return fieldRefusal(
      'acceptDoubts',
      phrase('must be set, because the file looks like another file type: {type}', {
        type: new Terms([englishOf(value)]),
      }),
    );
  return fieldRefusal(
    'acceptDoubts',
    phrase('must be set, because the file is about account {value} and the source is {own}', {
      value,
      own: accountNumber ?? '',
    }),
  );
}
