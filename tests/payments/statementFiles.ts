import { writeXlsxStream } from 'hucre/xlsx';
import type { Answers } from '../../resources/catalogue/actions';
import type { RecordOf } from '../../resources/language/defineResource';
import { statementLines } from '../../resources/statements/statementLines';
import { statementSources } from '../../resources/statements/statementSources';
import { createRecord, type NewRecord } from '../../server/store/createRecord';
import type { Store } from '../../server/store/Store';
import type { World } from '../world';
import { asClerk, type Refused } from './clerks';

let sources = 0;
/** Creates a statement source with a unique name. */
export const newSource = (
  { store, clock }: Pick<World, 'store' | 'clock'>,
  kind: RecordOf<typeof statementSources>['kind'],
  more: NewRecord<typeof statementSources> = {},
) => createRecord(store, statementSources, { name: `${kind} ${++sources} ${Math.random()}`, kind, ...more }, clock.now);

/** Encodes bytes or text as the calls expect them. */
export const inBase64 = (content: string | Uint8Array): string => Buffer.from(content as Uint8Array).toString('base64');

/** Creates a workbook with these rows. */
export async function workbook(rows: Iterable<(string | number | Date)[]>): Promise<Buffer> {
  const stream = writeXlsxStream(rows, { name: 'Statement' });
  return Buffer.from(await new Response(stream).arrayBuffer());
}

/** Returns the rows as CSV. */
export const csv = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => row.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(',')).join('\r\n');

/** Imports a file as finance. */
export const importFile = (world: World, sourceId: string, content: string | Uint8Array, more: object = {}) =>
  asClerk<Answers['importStatement'] & Refused>(world, 'finance', 'POST', 'statements', {
    ...{ sourceId, fileName: 'statement.csv', content: inBase64(content) },
    ...more,
  });

/** Previews a file as finance. */
export const previewFile = (world: World, sourceId: string, content: string | Uint8Array, more: object = {}) =>
  asClerk<Answers['previewStatement'] & Refused>(world, 'finance', 'POST', 'statements/preview', {
    ...{ sourceId, fileName: 'statement.csv', content: inBase64(content) },
    ...more,
  });

/** Returns the lines of a source in row order. */
export const linesOf = (store: Store, sourceId: string) =>
  store.find(statementLines, {
    where: [{ path: 'sourceId', in: [sourceId] }],
    sort: { path: 'row', ascending: true },
  });

/** One payment in an MTN file. */
export interface Paid {
  code: string;
  amount: number;
  phone: string;
  /** `yyyy-MM-dd HH:mm` in Kampala. */
  at: string;
  reference?: string;
}

/** Returns a file in the format of MTN's agent and wallet files. */
export const mtnFile = (paid: readonly Paid[]): string =>
  csv([
    ['Date / Time', 'Transaction ID', 'Transaction Type', 'Amount', 'From Account', 'To Account', 'Fee', 'Reference'],
    ...paid.map(({ code, amount, phone, at, reference = '' }) => [
      ...[at, code, 'BILL PAYMENT', amount, `FRI:${phone.replace('+', '')}/MSISDN`, 'FRI:256770000000/MSISDN', 0],
      reference,
    ]),
  ]);
