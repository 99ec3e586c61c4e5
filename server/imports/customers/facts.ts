import { onuSerialNotations } from '../../../contract/devices/onuSerial';
import { accounts } from '../../../resources/accounts/accounts';
import { clients } from '../../../resources/accounts/clients';
import { devices } from '../../../resources/devices/devices';
import type { RecordOf } from '../../../resources/language/defineResource';
import { products } from '../../../resources/subscriptions/products';
import type { Store } from '../../store/Store';
import type { KnownCustomer } from '../rules/judgeCustomer';
import { nameKey, placeKey } from '../rules/names';
import { labelSerial } from '../rules/onuSerials';
import type { CustomerRow } from './readLine';

/** A package that a row may name. */
export type ImportedPackage = Pick<RecordOf<typeof products>, 'id' | 'name' | 'durationDays'>;
export type StoredOnu = Pick<RecordOf<typeof devices>, 'id' | 'serialNumber' | 'managementId' | 'state' | 'accountId'>;

/** The database's data about the rows of a batch. */
export interface StoredFacts {
  accounts: KnownCustomer[];
  /** By their serial numbers in the notation of the label. */
  onus: ReadonlyMap<string, StoredOnu>;
  /** Clients who may be the customers of rows, by phone number. */
  clients: ReadonlyMap<string, { id: string; name: string }[]>;
}

/** Returns packages by their names in lower case. */
export async function packagesOf(tx: Store): Promise<ReadonlyMap<string, ImportedPackage>> {
  const all = await tx.pick(products, ['id', 'name', 'durationDays']);
  return new Map(all.map((each) => [each.name.trim().toLowerCase(), each]));
}

export async function storedFacts(tx: Store, rows: readonly CustomerRow[]): Promise<StoredFacts> {
  const numbers = rows.flatMap(({ line }) => line.accountNumber ?? []);
  const phones = [...new Set(rows.flatMap(({ line }) => line.person.phoneNumber || []))];
  const serials = rows.flatMap(({ line }) => (line.onuSerial ? onuSerialNotations(line.onuSerial) : []));
  const known = ['id', 'accountNumber', 'accountDetail'] as const;
  const byNumber =
    numbers.length > 0 ? await tx.pick(accounts, known, { where: [{ path: 'accountNumber', in: numbers }] }) : [];
  const byPhone =
    phones.length > 0
      ? await tx.pick(accounts, known, { where: [{ path: 'accountDetail.phoneNumber', in: phones }] })
      : [];
  const onus =
    serials.length > 0
      ? await tx.pick(devices, ['id', 'serialNumber', 'managementId', 'state', 'accountId'], {
          where: [{ path: 'serialNumber', in: serials }],
        })
      : [];
  const people =
    phones.length > 0
      ? await tx.pick(clients, ['id', 'firstName', 'lastName', 'phoneNumber', 'mergedIntoId'], {
          where: [{ path: 'phoneNumber', in: phones }],
        })
      : [];
  const byId = new Map([...byNumber, ...byPhone].map((account) => [account.id, account]));
  const clientsBy = new Map<string, { id: string; name: string }[]>();
  for (const each of people)
    clientsBy.set(each.phoneNumber, [
      ...(clientsBy.get(each.phoneNumber) ?? []),
      { id: each.mergedIntoId ?? each.id, name: nameKey(each) },
    ]);
  const bySerial = new Map(onus.map((onu) => [labelSerial(onu.serialNumber), onu]));
  return { accounts: [...byId.values()].map(knownOf), onus: bySerial, clients: clientsBy };
}

const knownOf = ({
  id,
  accountNumber,
  accountDetail,
}: Pick<RecordOf<typeof accounts>, 'id' | 'accountNumber' | 'accountDetail'>): KnownCustomer => ({
  ...{ id, called: accountNumber, number: accountNumber, phone: accountDetail.phoneNumber },
  ...{ name: nameKey(accountDetail), place: placeKey(accountDetail.placeOfResidence) },
});
