import { gzipSync } from 'node:zlib';
import { statementSources } from '../../resources/statements/statementSources';
import { prepareStore } from '../../server/prepare';
import { importStatement } from '../../server/statements/importStatement';
import { createRecord } from '../../server/store/createRecord';
import { openDatabase } from '../../server/store/Database';
import { csv, workbook } from '../payments/statementFiles';
import { throwAwayCluster } from '../support/throwAwayCluster';
import { measured } from './measured';

const LINES = 50_000;
/** The goal, in seconds. */
const GOAL = 30;

const pad = (number: number) => String(number).padStart(2, '0');
const phone = (at: number) => `0752${String(100_000 + (at % 900_000))}`;

function* airtel(lines: number) {
  yield ['Customer Name', 'KITARA FIBRE LTD'];
  yield ['Transaction ID', 'Transaction Date', 'Description', 'Status', 'Transaction Amount', 'Credit/Debit', 'Fee'];
  for (let at = 0; at < lines; at += 1)
    yield [
      ...[String(430_000_000_000 + at), `${pad(1 + (at % 28))}-02-26 ${pad(1 + (at % 12))}:17 AM`],
      ...[`Received from ${phone(at)}`, 'Transaction Success', '149,000.00', 'Credit', '0'],
    ];
}

function* report(lines: number) {
  yield ['Date', 'Payment Method', 'Confirmation Code', 'Currency', 'Amount', 'Commission', 'Reference'];
  for (let at = 0; at < lines; at += 1)
    yield [
      ...[`2026-02-${pad(1 + (at % 28))} 10:${pad(at % 60)}`, 'MTNUG', `T${100_000_000 + at}K`, 'UGX', 149_000, 5_215],
      `ORDER-${at}`,
    ];
}

/** Measures the time and the additional memory for importing 50,000 lines of each kind of file. */
export async function benchStatements(): Promise<string[]> {
  const cluster = await throwAwayCluster({});
  const store = await prepareStore(openDatabase(cluster.url, 4), true, new Date());
  const files = [
    ['Airtel CSV', 'AIRTEL_WALLET', Buffer.from(csv([...airtel(LINES)]))],
    ['Airtel CSV, gzip', 'AIRTEL_WALLET', gzipSync(csv([...airtel(LINES)]))],
    ['Pesapal XLSX', 'MERCHANT_REPORT', await workbook(report(LINES))],
  ] as const;
  const rows: string[] = [];
  for (const [name, kind, bytes] of files) {
    const { id } = await createRecord(store, statementSources, { name, kind }, new Date());
    const given = { sourceId: id, fileName: name, content: bytes.toString('base64') };
    const now = () => new Date();
    const { seconds, memory, result } = await measured(() => importStatement({ store, now }, given, null));
    const again = await measured(() => importStatement({ store, now }, given, null));
    const size = (bytes.length / 1_048_576).toFixed(1);
    rows.push(
      `| ${name}, ${size} MB | ${result.counts.new} | ${seconds.toFixed(1)} s | ${memory.toFixed(0)} MB | ${again.seconds.toFixed(1)} s, ${again.result.counts.new} new | ${seconds <= GOAL ? 'yes' : 'no'} |`,
    );
  }
  await store.close();
  await cluster.stop();
  return [
    `| statement | lines | import | memory | again | ≤ ${GOAL} s |`,
    '|---|---:|---:|---:|---:|---|',
    ...rows,
    '',
    'Memory is the process’s peak above what it used before.',
  ];
}
