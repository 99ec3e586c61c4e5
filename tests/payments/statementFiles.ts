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
/** An account of ours whose files are read, by a name that no other has. */
export const newSource = (
  { store, clock }: Pick<World, 'store' | 'clock'>,
  kind: RecordOf<typeof statementSources>['kind'],
  more: NewRecord<typeof statementSources> = {},
) => createRecord(store, statementSources, { name: `${kind} ${++sources} ${Math.random()}`, kind, ...more }, clock.now);

/** Bytes or text as a call takes them. */
export const inBase64 = (content: string | Uint8Array): string => Buffer.from(content as Uint8Array).toString('base64');

/** A workbook of these rows. */
export async function workbook(rows: Iterable<(string | number | Date)[]>): Promise<Buffer> {
  const stream = writeXlsxStream(rows, { name: 'Statement' });
  return Buffer.from(await new Response(stream).arrayBuffer());
}

/** Rows as CSV. */
export const csv = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => row.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(',')).join('\r\n');

/** Finance imports a file. */
export const importFile = (world: World, sourceId: string, content: string | Uint8Array, more: object = {}) =>
  asClerk<Answers['importStatement'] & Refused>(world, 'finance', 'POST', 'statements', {
    ...{ sourceId, fileName: 'statement.csv', content: inBase64(content) },
    ...more,
  });

/** Finance looks at what importing a file would do. */
export const previewFile = (world: World, sourceId: string, content: string | Uint8Array, more: object = {}) =>
  asClerk<Answers['previewStatement'] & Refused>(world, 'finance', 'POST', 'statements/preview', {
    ...{ sourceId, fileName: 'statement.csv', content: inBase64(content) },
    ...more,
  });

/** The lines of a source, in the order of their rows. */
export const linesOf = (store: Store, sourceId: string) =>
  store.find(statementLines, {
    where: [{ path: 'sourceId', in: [sourceId] }],
    sort: { path: 'row', ascending: true },
  });

/** One payment on a file of MTN's. */
export interface Paid {
  code: string;
  amount: number;
  phone: string;
  /** `yyyy-MM-dd HH:mm` in Kampala. */
  at: string;
  reference?: string;
}

/** A file in the shape of MTN's agent and wallet files. */
export const mtnFile = (paid: readonly Paid[]): string =>
  csv([
    ['Date / Time', 'Transaction ID', 'Transaction Type', 'Amount', 'From Account', 'To Account', 'Fee', 'Reference'],
    ...paid.map(({ code, amount, phone, at, reference = '' }) => [
      ...[at, code, 'BILL PAYMENT', amount, `FRI:${phone.replace('+', '')}/MSISDN`, 'FRI:256770000000/MSISDN', 0],
      reference,
    ]),
  ]);
