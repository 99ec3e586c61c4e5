import type { ImportKind } from '../../contract/imports/imports';
import { group, text } from './kinds';

const column = (label: string, help?: string) => text({ label, maxLength: 120, ...(help ? { help } : {}) });

/**
 * The values that the columns of an imported file may contain, for all kinds of imports; a column is identified by its heading.
 */
export const importColumns = {
  accountNumber: column('Account number', 'Kept where it is free.'),
  fullName: column('Full name', 'Where first and last name share a column.'),
  firstName: column('First name'),
  lastName: column('Last name'),
  companyName: column('Company', 'The name where a line names no person.'),
  phoneNumber: column('Phone number', 'Several in one cell are told apart; the second becomes the other number.'),
  otherNumber: column('Other number'),
  emailAddress: column('Email address'),
  placeOfResidence: column('Address'),
  district: column('Town or district', 'Added to the address.'),
  tin: column('TIN'),
  packageName: column('Package', 'The name of one of your packages.'),
  status: column('Status', 'Active, suspended or terminated, in the words of the other system.'),
  balance: column('Balance', 'Owed to the customer, or below zero by them. People settle it after the import.'),
  endDate: column('Paid until', 'The last day of the running subscription.'),
  onuSerial: column('ONU serial number'),
  onuModel: column('ONU model'),
  managementId: column('Management ID', 'The device’s ID in the device manager, e.g. in GenieACS.'),
  subject: column('Subject'),
  description: column('Description'),
  priority: column('Priority', 'Low, normal, high or urgent.'),
  roleName: column('Role', 'The name of one of your roles.'),
} as const;

export type ImportColumn = keyof typeof importColumns;
/** The heading of the column for each value; null if the file has none. */
export type ImportMapping = { readonly [N in ImportColumn]?: string | null | undefined };

/** The columns of each kind, in the order of the form. */
export const COLUMNS_OF: Readonly<Record<ImportKind, readonly ImportColumn[]>> = {
  CUSTOMERS: [
    ...(['accountNumber', 'fullName', 'firstName', 'lastName', 'companyName', 'phoneNumber', 'otherNumber'] as const),
    ...([
      'emailAddress',
      'placeOfResidence',
      'district',
      'tin',
      'packageName',
      'endDate',
      'status',
      'balance',
    ] as const),
    ...(['onuSerial', 'onuModel', 'managementId'] as const),
  ],
  TICKETS: ['accountNumber', 'phoneNumber', 'subject', 'description', 'priority'],
  STAFF: ['fullName', 'firstName', 'lastName', 'emailAddress', 'phoneNumber', 'roleName'],
};

export const mappingGroup = () => group(importColumns, 'Columns');
