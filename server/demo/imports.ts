import { stringify } from 'csv-stringify/sync';
import type { ImportKind } from '../../contract/imports/imports';
import { accounts } from '../../resources/accounts/accounts';
import { products } from '../../resources/subscriptions/products';
import { checkImport } from '../imports/checkImport';
import { runImport } from '../imports/runImport';
import { takeInBatch } from '../imports/takeIn';
import { uploadImport } from '../imports/uploadImport';
import { HOUR } from './Chance';
import type { World } from './World';

type Lines = readonly (readonly string[])[];

const CUSTOMERS = ['Account', 'Name', 'Phone', 'Address', 'Package', 'Expiry'];

/**
 * Plans imports of an acquired provider's files on the last day: imported open tickets, checked customers, and a file that was
 * only uploaded.
 */
export function planImports(world: World): void {
  const { agenda, end } = world;
  const at = (hours: number, happen: () => Promise<unknown>) =>
    agenda.at(new Date(end.getTime() - hours * HOUR), happen);
  at(20, async () => {
    const [first = '', second = ''] = await customers(world);
    const socket = [second, 'Second socket', 'Would like a cable to the office upstairs.'];
    await takeIn(world, 'TICKETS', 'helpdesk.csv', [
      ['Account', 'Subject', 'Message'],
      [first, 'Receipts for the company', 'Asks for receipts with the company’s TIN.'],
      socket,
      socket,
      ['OLD-00017', 'No light on the ONU', 'Since yesterday evening.'],
    ]);
  });
  at(3, async () => {
    const home = await packageName(world);
    await check(world, 'CUSTOMERS', 'northern-wireless.csv', [
      CUSTOMERS,
      ['NW-1001', 'Brenda Nalwanga', '0775310411', 'Plot 3, Ntinda Road', home, ''],
      ['NW-1002', 'Isaac Kato', '0705310412', 'Kiwatule', 'Gold 50', ''],
      ['NW-1003', 'Joy Atwine', '07', 'Bukoto Street', home, ''],
    ]);
  });
  at(2, () =>
    upload(world, 'CUSTOMERS', 'prepaid.csv', [CUSTOMERS, ['PP-001', 'Ruth Akello', '0775310413', '', '', '']]),
  );
}

const packageName = async ({ books }: World) => (await books.find(products, { limit: 1 }))[0]?.name ?? '';

async function customers({ books }: World): Promise<string[]> {
  const found = await books.find(accounts, { where: [{ path: 'status', in: ['ACTIVE'] }], limit: 2 });
  return found.map(({ accountNumber }) => accountNumber);
}

async function upload({ deps, staff }: World, kind: ImportKind, fileName: string, lines: Lines) {
  const [admin] = staff('Administrator');
  if (!admin) throw new Error('Nobody is an administrator.');
  const content = Buffer.from(stringify([...lines])).toString('base64');
  const { id } = await uploadImport(deps, { kind, fileName, content }, admin);
  return { id, admin };
}

async function check(world: World, kind: ImportKind, fileName: string, lines: Lines) {
  const uploaded = await upload(world, kind, fileName, lines);
  await checkImport(world.deps, uploaded.id, uploaded.admin);
  return uploaded;
}

async function takeIn(world: World, kind: ImportKind, fileName: string, lines: Lines) {
  const { deps, end } = world;
  const { id, admin } = await check(world, kind, fileName, lines);
  await runImport(deps, id, admin);
  const ours = { holds: () => true, until: () => end.toISOString() };
  while (await takeInBatch(deps, id, ours));
}
