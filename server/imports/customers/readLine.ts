import type { LineNote } from '../../../contract/imports/imports';
import { accounts } from '../../../resources/accounts/accounts';
import { clients } from '../../../resources/accounts/clients';
import { devices } from '../../../resources/devices/devices';
import type { ImportColumn } from '../../../resources/language/importColumns';
import type { NewRecord } from '../../store/createRecord';
import type { ImportRow, ImportSettings } from '../Import';
import { type CustomerLine, readCustomer } from '../rules/readCustomer';
import { validate } from '../validate';

/** A row with the values to store; client, account and device are null if they are not valid. */
export interface CustomerRow {
  row: ImportRow;
  line: CustomerLine;
  notes: LineNote[];
  client: NewRecord<typeof clients> | null;
  account: NewRecord<typeof accounts> | null;
  device: NewRecord<typeof devices> | null;
}

const FIELDS: Readonly<Record<string, ImportColumn>> = {
  ...{ serialNumber: 'onuSerial', model: 'onuModel', managementId: 'managementId' },
};
const SAME: readonly string[] = ['emailAddress', 'phoneNumber', 'otherNumber', 'placeOfResidence', 'tin'];

/** Reads a row and validates it with the API's validators for clients, accounts and devices. */
export function readLine(row: ImportRow, manner: ImportSettings, now: Date): CustomerRow {
  const cell = manner.cellOf(row);
  const { line, notes, namedBy } = readCustomer(cell, manner, now);
  const { otherNumber, ...person } = line.person;
  const columnOf = (field: string): ImportColumn | null => {
    if (field === 'firstName') return namedBy[0];
    if (field === 'lastName') return namedBy[1];
    return FIELDS[field] ?? (SAME.includes(field) ? (field as ImportColumn) : null);
  };
  const client = validate<NewRecord<typeof clients>>(
    clients,
    { ...person, otherNumber, stage: 'CUSTOMER' },
    notes,
    columnOf,
  );
  const account = validate<NewRecord<typeof accounts>>(accounts, { accountDetail: person }, notes, columnOf);
  const device = line.onuSerial
    ? validate<NewRecord<typeof devices>>(
        devices,
        {
          ...{ serialNumber: line.onuSerial, model: line.onuModel || 'Unknown model', state: 'INSTALLED' },
          managementId: line.managementId,
        },
        notes,
        columnOf,
      )
    : null;
  return { row, line, notes, client, account, device };
}
