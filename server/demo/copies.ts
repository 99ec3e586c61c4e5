import { apiKeys } from '../../resources/access/apiKeys';
import { DEMO_DATA } from '../../resources/catalogue/demo';
import { counters } from '../../resources/catalogue/systemTables';
import { unknownPlaces } from '../../resources/coverage/unknownPlaces';
import type { AnyResource } from '../../resources/language/defineResource';
import { FIRST_NAMES, LAST_NAMES } from '../../resources/language/demo/people';
import { supportHours } from '../../resources/tickets/supportHours';
import { ticketTargets } from '../../resources/tickets/ticketTargets';
import { webhooks } from '../../resources/webhooks/webhooks';
import type { Books } from './createBooks';
import type { DemoRow } from './Rows';
import { filledResources } from './simulate';

/** Records of one resource, to be stored after those of previous batches. */
interface Batch {
  resource: AnyResource;
  rows: readonly DemoRow[];
}

/**
 * Yields copies of the simulated records, each with other people, ids, phone numbers and running numbers. The numbers of all
 * copies together have no gaps and follow time, like those of one. The catalogue is included once.
 */
export function* copiesOf(books: Books, copies: number): Generator<Batch> {
  const given = new Set([...DEMO_DATA.map(({ resource }) => resource), ...NOBODYS].map(({ name }) => name));
  const once = new Set<string>();
  for (const resource of filledResources) {
    if (!given.has(resource.name) && copies > 1) continue;
    const rows = books.rowsOf(resource);
    for (const { id } of rows) once.add(id);
    yield {
      resource,
      rows: copies > 1 && resource.name === counters.name ? rows.map((row) => counted(row, copies)) : rows,
    };
  }
  if (copies === 1) return;
  for (let copy = 0; copy < copies; copy += 1) {
    const copied = copier(copy, copies, once);
    for (const resource of filledResources)
      if (!given.has(resource.name)) yield { resource, rows: books.rowsOf(resource).map(copied) };
  }
}

/** Resources that belong to no person, and are included only once, too. */
const NOBODYS: readonly AnyResource[] = [unknownPlaces, counters, supportHours, ticketTargets, apiKeys, webhooks];

/** Counters of the catalogue's own numbers skip some numbers, which does no harm. */
const counted = (counter: DemoRow, copies: number): DemoRow => ({ ...counter, last: Number(counter.last) * copies });

const ID = /\b[0-9a-f]{8}-[0-9a-f]{4}-[47][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\b/g;
const NUMBER = /\b([A-Z]{2,3}-(?:20\d\d-)?)(\d{6,})\b/g;
const PHONE = /\+256(7\d)(\d{7})/g;
const ADDRESS = /"staticAddress":"(\d+)\.(\d+)\.(\d+\.\d+)"/g;
const SERIAL = /KFUG([0-9A-F]{8})/g;
const PERSON = /"(?:firstName|lastName|name|emailAddress)":"[^"]*"/g;
const SLIP = /"(?:manualReference|confirmationCode|checksum)":"[^"]*/g;
/** Codes of payments, lines and claims. Codes of closed lists contain no digit. */
const CODE = /"(?:slipCode|code)":"(?=[^"]*\d)[^"]*/g;

/** Returns a function that converts a row to one copy. References to other records lead to records of the same copy. */
function copier(copy: number, copies: number, once: ReadonlySet<string>): (row: DemoRow) => DemoRow {
  const otherId = (id: string) =>
    once.has(id)
      ? id
      : id.slice(0, 24) + ((parseInt(id.slice(24), 16) + copy) % 2 ** 48).toString(16).padStart(12, '0');
  const otherNumber = (_: string, prefix: string, count: string) =>
    prefix + String((Number(count) - 1) * copies + copy + 1).padStart(6, '0');
  const otherPhone = (_: string, prefix: string, rest: string) =>
    `+256${prefix}${String((Number(rest) + copy * 54_013) % 10_000_000).padStart(7, '0')}`;
  const otherSerial = (_: string, serial: string) =>
    `KFUG${(parseInt(serial, 16) + copy * 17).toString(16).toUpperCase().padStart(8, '0')}`;
  const otherAddress = (_: string, first: string, second: string, rest: string) => {
    const network = Number(first) * 256 + Number(second) + copy;
    return `"staticAddress":"${Math.floor(network / 256)}.${network % 256}.${rest}"`;
  };
  return (row) =>
    JSON.parse(
      JSON.stringify(row)
        .replace(ID, otherId)
        .replace(NUMBER, otherNumber)
        .replace(PHONE, otherPhone)
        .replace(SERIAL, otherSerial)
        .replace(ADDRESS, otherAddress)
        .replace(SLIP, (slip) => `${slip}-${copy}`)
        .replace(CODE, (code) => `${code}${copy}`)
        .replace(PERSON, (person) => renamed(person, copy)),
    ) as DemoRow;
}

/** Shifts names along their lists, in a name or an e-mail address. */
const renamed = (text: string, copy: number) => text.replace(/[A-Z]?[a-z]+/g, (word) => shifted(word, copy));

function shifted(word: string, copy: number): string {
  const known = PLACE_OF.get(word.toLowerCase());
  if (!known) return word;
  const [list, place] = known;
  const other = list[(place + copy) % list.length] ?? word;
  return /^[a-z]/.test(word) ? other.toLowerCase() : other;
}

const LISTS: readonly (readonly string[])[] = [FIRST_NAMES, LAST_NAMES];
const PLACE_OF = new Map(
  LISTS.flatMap((list) => list.map((name, place) => [name.toLowerCase(), [list, place] as const] as const)),
);
