import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { zipSync } from 'fflate';
import { claimSize, workbookOf } from '../../../server/statements/files/testWorkbook';
import { csv, inBase64, workbook } from '../../payments/statementFiles';
import { type Call, OPERATIONS } from './calls';
import { fitting, HOSTILE_TEXTS, type Seen } from './values';

type Kind = 'table' | 'map' | 'picture';
/** Files by kind and name, created when they are sent because some are large. */
type Files = Record<Kind, Record<string, () => string | Buffer | Promise<Buffer>>>;

const HEADINGS = ['Transaction ID', 'Transaction Date', 'Status', 'Transaction Amount', 'Credit/Debit', 'Balance'];
const STATEMENT = [
  HEADINGS,
  ['430000000001', '13-03-26 08:17 AM', 'Transaction Success', '149,000.00', 'Credit', '149,000'],
  ['430000000002', '13-03-26 08:18 AM', 'Transaction Success', '(20,000)', 'Debit', '129,000'],
];
const CUSTOMERS = csv([
  ['Account number', 'First name', 'Last name', 'Phone number', 'E-mail', 'Package', 'Active until', 'Balance'],
  ['KF-1', 'Ruth', 'Auma', '0752 100 001', 'ruth@mail.example', 'Home 20', '31/12/2026', 'UGX 1,500'],
]);
const statementWith = (amount: string) => csv([HEADINGS, ...STATEMENT.slice(1).map((row) => row.with(3, amount))]);

const RING = [[32.5, 0.3], [32.6, 0.3], [32.6, 0.4], [32.5, 0.3]]; // biome-ignore format: a ring
const mapOf = (...geometries: object[]) =>
  JSON.stringify({
    type: 'FeatureCollection',
    features: geometries.map((geometry, at) => ({ type: 'Feature', properties: { name: `Fuzz ${at}` }, geometry })),
  });
const polygon = (...rings: number[][][]) => ({ type: 'Polygon', coordinates: rings });
const many = <T>(count: number, each: (at: number) => T) => Array.from({ length: count }, (_, at) => each(at));

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
const FILLING = Buffer.alloc(300, 7);

const WHOLE: Files = {
  table: {
    'a statement': () => csv(STATEMENT),
    'a file of customers': () => CUSTOMERS,
    'a file in UTF-16': () => Buffer.from(`\ufeff${csv(STATEMENT).replaceAll(',', '\t')}`, 'utf16le'),
    'a file in UTF-16, big-endian': () => Buffer.from(`\ufeff${csv(STATEMENT)}`, 'utf16le').swap16(),
    'a packed file': () => gzipSync(csv(STATEMENT)),
    'a workbook': () => workbook(STATEMENT),
    'a workbook with shared texts': () =>
      workbookOf('<row><c t="s"><v>0</v></c><c t="inlineStr"><is><t>Date</t></is></c></row>', '<si><t>Amount</t></si>'),
  },
  map: {
    'a polygon': () => mapOf(polygon(RING)),
    'a polygon with parts': () => mapOf({ type: 'MultiPolygon', coordinates: [[RING], [RING]] }),
    'a collection': () => mapOf({ type: 'GeometryCollection', geometries: [polygon(RING), polygon(RING)] }),
    KML: () => '<kml><Placemark><name>Fuzz</name><Polygon/></Placemark></kml>',
    KMZ: () => Buffer.from(zipSync({ 'doc.kml': Buffer.from('<kml/>') })),
  },
  picture: {
    'a PNG': () => Buffer.concat([PNG, FILLING]),
    'a JPEG': () => Buffer.concat([JPEG, FILLING]),
    'a WebP': () => 'RIFF\x10\x00\x00\x00WEBPVP8 0123456789',
    'a GIF': () => 'GIF89a\x01\x00\x01\x00',
    'an SVG': () => '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  },
};

const COLLECTION = '{"type":"GeometryCollection","geometries":[';
/** Small files that grow when they are unpacked, and files that are slow to check. */
const BOMBS: Files = {
  table: {
    '12 million shared texts': () => workbookOf('', '<si/>'.repeat(12_000_000)),
    'more shared texts than its archive says': () =>
      claimSize(workbookOf('', '<si/>'.repeat(2_000_000)), 'xl/sharedStrings.xml', 1_000),
    'a text of 60 MB': () => workbookOf('', `<si><t>${'a'.repeat(60_000_000)}</t></si>`),
    'a text of 300 MB': () => workbookOf('', `<si><t>${'a'.repeat(300_000_000)}</t></si>`),
    'a million cells that share a text': () =>
      workbookOf(
        `<row>${'<c t="s"><v>0</v></c>'.repeat(200)}</row>`.repeat(5_000),
        `<si><t>${'a'.repeat(4_000)}</t></si>`,
      ),
    'the last cell of a sheet': () => workbookOf('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'),
    '400,000 rows within each other': () => workbookOf('<row>'.repeat(400_000)),
    '20 MB of commas': () => gzipSync(','.repeat(20_000_000)),
    '300 MB of zeros': () => gzipSync(Buffer.alloc(300_000_000)),
    '30 MB of quotation marks': () => gzipSync('"'.repeat(30_000_000)),
    '15 million rows': () => gzipSync('a\n'.repeat(15_000_000)),
    ...Object.fromEntries(
      ['-', ' ', '1,', '(', 'UGX', '1-', '0752 '].map((text) => [
        `amounts of "${text}"`,
        () => statementWith(text.repeat(3_900 / text.length)),
      ]),
    ),
    'an amount of 60,000 dashes': () => statementWith(`1${'-'.repeat(60_000)}x`),
  },
  map: {
    '40,000 parts': () => mapOf({ type: 'MultiPolygon', coordinates: many(40_000, () => [[]]) }),
    '60,000 collections within each other': () =>
      mapOf({}).replace('{}', `${COLLECTION.repeat(60_000)}${']}'.repeat(60_000)}`),
    'one corner 200,000 times': () => mapOf(polygon(many(200_000, () => [32.5, 0.3]))),
    '20,000 corners whose sides cross': () =>
      mapOf(polygon(many(20_000, (at) => [32 + Math.cos(at), Math.sin(at * 7)]))),
    '200,000 rings': () => mapOf({ type: 'Polygon', coordinates: many(200_000, () => []) }),
    '30,000 points': () => mapOf(...many(30_000, () => ({ type: 'Point', coordinates: [0, 0] }))),
    '3 million brackets': () => '['.repeat(3_000_000),
  },
  picture: { 'a PNG of 300 KB': () => Buffer.concat([PNG, Buffer.alloc(300_000)]) },
};

/** Changes one to four places: cuts, overwrites, repeats or inserts bytes. */
function damaged(bytes: Buffer): fc.Arbitrary<Buffer> {
  const at = fc.double({ min: 0, max: 0.999, noNaN: true }).map((part) => Math.floor(part * bytes.length));
  const other = fc.oneof(
    fc.uint8Array({ minLength: 1, maxLength: 8 }).map((each) => Buffer.from(each)),
    fc.constantFrom(...HOSTILE_TEXTS.filter((text) => text.length < 5_000)).map((text) => Buffer.from(text)),
    fc.constantFrom('"', '\r', '\n\n', ',,,,,,,,', ']', '{', '<!--', '\u202f').map((text) => Buffer.from(text)),
  );
  const change = fc.tuple(fc.constantFrom('cut', 'over', 'between', 'twice'), at, at, other);
  return fc.array(change, { minLength: 1, maxLength: 4 }).map((changes) =>
    changes.reduce((now, [how, one, two, more]) => {
      const [from, to] = [Math.min(one, two), Math.max(one, two)];
      const rest: Buffer | undefined = (
        { cut: now.subarray(Math.min(to, from + 40)), over: now.subarray(from + more.length) } as Record<string, Buffer>
      )[how];
      if (how === 'twice') return Buffer.concat([now.subarray(0, to), now.subarray(from)]);
      return Buffer.concat([now.subarray(0, from), ...(how === 'cut' ? [] : [more]), rest ?? now.subarray(from)]);
    }, bytes),
  );
}

const asText = (bytes: Buffer) => bytes.toString('utf8');
/** Fields that contain a file: the kind of file, and how its bytes become the field's text. */
const FILE_FIELDS: Record<string, [kind: Kind, asField: (bytes: Buffer) => string]> = {
  content: ['table', inBase64],
  csv: ['table', asText],
  geojson: ['map', asText],
  photo: ['picture', inBase64],
  BRAND_LOGO: ['picture', inBase64],
};

export interface FileEffort {
  seed: number;
  /** The number of damaged copies of each whole file. */
  damagedEach: number;
  /** True if bombs are sent too; creating some of them takes seconds. */
  withBombs: boolean;
}

/** Yields calls with whole files, damaged files and bombs for each operation that accepts a file. */
export async function* fileCalls(seen: Seen, { damagedEach, withBombs, seed }: FileEffort) {
  const made = new Map<string, Buffer>();
  for (const { method, path, body } of OPERATIONS) {
    const name = Object.keys(body?.properties ?? {}).find((each) => each in FILE_FIELDS);
    const field = name && FILE_FIELDS[name];
    if (!field || !body) continue;
    const [kind, asField] = field;
    const [rest] = fc.sample(fitting(body, seen), { seed, numRuns: 1 });
    const callWith = (bytes: Buffer): Call => ({
      method,
      address: path,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...(rest as object), [name]: asField(bytes) }),
    });
    for (const [file, make] of Object.entries(WHOLE[kind])) {
      const bytes = Buffer.from((await make()) as Buffer);
      yield { file, call: callWith(bytes) };
      for (const each of fc.sample(damaged(bytes), { seed, numRuns: damagedEach }))
        yield { file: `${file}, damaged`, call: callWith(each) };
    }
    for (const [file, make] of Object.entries(withBombs ? BOMBS[kind] : {})) {
      const bytes = made.get(file) ?? Buffer.from((await make()) as Buffer);
      made.set(file, bytes);
      yield { file, call: callWith(bytes) };
    }
  }
}
