import type { ExportFormat } from '../../../contract/exports';
import type { Language } from '../../../contract/languages';
import type { AnyResource } from '../../../resources/language/defineResource';
import { BASE_LEAVES, declaredLeavesOf } from '../../../resources/language/displayFields';
import type { Filter, Store } from '../../store/Store';
import { csvOf } from './exportCsv';
import { exportedPages } from './exportedPages';
import { columnHeading, isColumn, type PeopleCell, peopleCell } from './peopleCells';
import { workbook } from './workbook';

const [CREATED] = BASE_LEAVES;

/** Exports a file for people, in chunks: the fields that screens show, with their labels, times and numbers. */
export function exportForPeople(
  store: Store,
  resource: AnyResource,
  query: Filter,
  { format, language }: { format: ExportFormat; language: Language },
): AsyncGenerator<string | Uint8Array> {
  const leaves = [...declaredLeavesOf(resource), ...(CREATED ? [CREATED] : [])].filter(isColumn);
  const heading = leaves.map((leaf) => columnHeading(leaf, language));
  return tableForPeople(heading, pages(), format);

  async function* pages() {
    for await (const { rows, labels } of exportedPages(store, resource, query))
      yield rows.map((row) => leaves.map((leaf) => peopleCell(leaf, row, { labels, language })));
  }
}

type Cells = readonly (PeopleCell | null)[];
type Pages = AsyncIterable<readonly Cells[]> | Iterable<readonly Cells[]>;

/** Writes a heading and rows, page by page, as a file in this format. */
export const tableForPeople = (
  heading: readonly string[],
  pages: Pages,
  format: ExportFormat,
): AsyncGenerator<string | Uint8Array> => (format === 'excel' ? workbook(heading, pages) : csv(heading, pages));

async function* csv(heading: readonly string[], pages: Pages) {
  // Spreadsheets recognise UTF-8 only by this byte order mark.
  yield `\uFEFF${csvOf([heading])}`;
  for await (const rows of pages) yield csvOf(rows.map((cells) => cells.map((cell) => cell && Object.values(cell)[0])));
}
