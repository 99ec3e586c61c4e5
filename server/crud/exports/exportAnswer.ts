import { Readable } from 'node:stream';
import type { ExportFormat } from '../../../contract/exports';
import type { Language } from '../../../contract/languages';
import type { AnyResource } from '../../../resources/language/defineResource';
import type { MediaType } from '../../../resources/language/shapes';
import { audit } from '../../audit/audit';
import type { Deps } from '../../deps';
import type { Incoming } from '../../Endpoint';
import type { Filter } from '../../store/Store';
import { refuseParameter } from '../listQuery';
import { exportCsv } from './exportCsv';
import { exportForPeople } from './exportForPeople';
import { MAX_SHEET_ROWS } from './workbook';

const CSV: MediaType = 'text/csv';
const WORKBOOK: MediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * Logs the export, then streams it. A failure midway aborts the transfer, so that no one mistakes half a list for a whole one.
 */
export async function exportAnswer(
  { store, now }: Pick<Deps, 'store' | 'now'>,
  resource: AnyResource,
  filter: Filter,
  { query, identity }: Pick<Incoming, 'query' | 'identity'>,
): Promise<Response> {
  const records = await store.count(resource, filter);
  // checkQuery has validated both parameters.
  const format = query.format as ExportFormat | undefined;
  const language = (query.language || 'en') as Language;
  if (format === 'excel' && records >= MAX_SHEET_ROWS)
    refuseParameter('format', `must be csv: ${records} records do not fit a sheet of ${MAX_SHEET_ROWS} rows`);
  const after = { filter: query, records };
  await store.transaction((tx) =>
    audit(tx, { identity, action: 'EXPORT', resource, record: null, before: null, after }, now()),
  );
  const chunks = format
    ? exportForPeople(store, resource, filter, { format, language })
    : exportCsv(store, resource, filter);
  return fileAnswer(chunks, resource.name, format);
}

/** Returns a response that streams a file as it is written. `name` has no extension. */
export function fileAnswer(
  chunks: AsyncIterable<string | Uint8Array>,
  name: string,
  format: ExportFormat | undefined,
): Response {
  const bytes = Readable.toWeb(Readable.from(chunks, { objectMode: false })) as ReadableStream<Uint8Array<ArrayBuffer>>;
  const isWorkbook = format === 'excel';
  const headers = {
    'Content-Type': isWorkbook ? WORKBOOK : `${CSV}; charset=utf-8`,
    'Content-Disposition': `attachment; filename="${name}.${isWorkbook ? 'xlsx' : 'csv'}"`,
  };
  return new Response(bytes, { headers });
}
