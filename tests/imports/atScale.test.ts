import { afterAll, beforeAll, expect, it } from 'vitest';
import { accounts } from '../../resources/accounts/accounts';
import { products } from '../../resources/subscriptions/products';
import { prepareStore } from '../../server/prepare';
import type { Store } from '../../server/store/Store';
import { rounds } from '../chaos/rounds';
import { csv } from '../payments/statementFiles';
import { openDemoDatabase } from '../support/databases';
import { START } from '../support/start';
import { createWorld } from '../support/world';
import { check, importAll, notesOn, upload } from './importing';

let store: Store;
beforeAll(async () => {
  store = await prepareStore(await openDemoDatabase(), true, START);
});
afterAll(() => store.close());

/** Faults planted into a line, and the expected note with its column. */
const PLANTS: readonly [(cells: string[]) => void, RegExp][] = [
  [(cells) => cells.splice(2, 1, ''), /^phoneNumber: is required$/],
  [(cells) => cells.splice(2, 1, '07721'), /^phoneNumber: "07721" is not/],
  [(cells) => cells.splice(2, 1, 'see note'), /^phoneNumber: "see note" is not/],
  [(cells) => cells.splice(1, 1, '=A1'), /^fullName: "=A1" is a formula/],
  [(cells) => cells.splice(0, 1, 'nan'), /^accountNumber: "nan" is what/],
  [(cells) => cells.splice(3, 1, 'ruth@'), /^emailAddress: Enter a valid e-mail/],
  [(cells) => cells.splice(5, 1, 'Gold'), /^packageName: "Gold" is none/],
  [(cells) => cells.splice(5, 1, ''), /^packageName: is required with/],
  [(cells) => cells.splice(6, 1, '31/02/2026'), /^endDate: "31\/02\/2026" is not/],
  [(cells) => cells.splice(6, 1, 'end of May'), /^endDate: "end of May" is not/],
  [(cells) => cells.splice(6, 1, '30/04/2062'), /^endDate: is more than 5 years/],
  [(cells) => cells.splice(0, 1, 'X'.repeat(31)), /^accountNumber: takes at most 30/],
  [(cells) => cells.splice(7, 1, 'TAKEN-00'), /^onuSerial: TAKEN-00 is in use already: line 2$/],
];

/** Returns a file of customers with evenly spread faults, and the expected notes by line. */
async function faultyFile(count: number, faults: number) {
  const home = (await store.find(products, { limit: 1 }))[0]?.name ?? '';
  const lines = Array.from({ length: count }, (_, at) => [
    ...[`S-${at}`, `Joan${at} Namuli${at % 97}`, `0775${String(at).padStart(6, '0')}`, `joan${at}@mail.example`],
    ...[`Plot ${at}, Ntinda`, home, at % 2 ? '30/04/2026' : '2026-05-13', at === 0 ? 'TAKEN-00' : ''],
  ]);
  const planted = new Map<number, RegExp>();
  for (let made = 0; made < faults; made += 1) {
    const at = 1 + Math.floor((made * (count - 1)) / faults);
    const [plant, says] = PLANTS[made % PLANTS.length] ?? [() => undefined, /never/];
    plant(lines[at] ?? []);
    planted.set(at + 2, says);
  }
  return {
    file: csv([['Account', 'Name', 'Phone', 'Email', 'Address', 'Package', 'Expiry', 'ONU'], ...lines]),
    planted,
  };
}

/** The size of the file; `npm run test:chaos` uses 20,000 lines. */
const [LINES, FAULTS] = [rounds(2_500), rounds(48)];

it(`exactly the ${FAULTS} faults of many kinds in ${LINES} lines are reported`, async () => {
  const world = createWorld(store);
  const [lines, faults] = [LINES, FAULTS];
  const { file, planted } = await faultyFile(lines, faults);
  const { id } = await upload(world, file);
  const checked = await check(world, id);
  expect(checked).toMatchObject({ lines, faultyLines: faults, readyLines: lines - faults, knownLines: 0 });
  const said = await notesOn(world, id);
  expect(Object.keys(said).map(Number)).toEqual([...planted.keys()]);
  for (const [line, says] of planted) expect(said[line], String(line)).toEqual([expect.stringMatching(says)]);
});

it('the other lines are imported, and importing the file again adds nothing', async () => {
  const world = createWorld(store);
  const [lines, faults] = [rounds(500), 30];
  const { file } = await faultyFile(lines, faults);
  const before = await store.count(accounts);
  const good = lines - faults;
  expect(await importAll(world, file)).toMatchObject({ status: 'DONE', addedLines: good, faultyLines: faults });
  expect(await store.count(accounts)).toBe(before + good);
  expect(await importAll(world, file)).toMatchObject({
    ...{ status: 'CHECKED', readyLines: 0, knownLines: good, faultyLines: faults },
  });
  expect(await store.count(accounts)).toBe(before + good);
});
