import type { ImportKind, ImportSystem } from '../../../contract/imports/imports';
import type { ImportColumn } from '../../../resources/language/importColumns';

/** The headings of each value in files of any system, likelier ones first, regardless of case and punctuation. */
export const HEADINGS: Readonly<Record<ImportColumn, readonly string[]>> = {
  accountNumber: [
    ...['Account number', 'Account no', 'Account', 'Acc no', 'A/C no', 'Customer number', 'Customer no', 'Customer ID'],
    ...[
      'Client number',
      'Client ID',
      'Custom ID',
      'Subscriber ID',
      'Subscriber no',
      'Portal login',
      'Login',
      'Username',
    ],
    ...['User ID', 'CID', 'Code', 'ID'],
  ],
  fullName: [
    ...['Full name', 'Customer name', 'Client name', 'Subscriber name', 'Account name', 'Staff name'],
    ...['Names', 'Name', 'Customer', 'Client', 'Subscriber', 'Employee', 'Jina kamili', 'Jina'],
  ],
  companyName: ['Company name', 'Company', 'Business name', 'Organisation', 'Organization', 'Kampuni'],
  firstName: ['First name', 'Given name', 'Given names', 'Other names', 'Forename', 'Jina la kwanza'],
  lastName: ['Last name', 'Surname', 'Family name', 'Jina la mwisho', 'Jina la ukoo'],
  phoneNumber: [
    ...[
      'Phone number',
      'Phone no',
      'Phone',
      'Phones',
      'Phone 1',
      'Mobile number',
      'Mobile no',
      'Mobile',
      'Mobile phone',
    ],
    ...['Telephone', 'Tel', 'Tel no', 'Contact number', 'Contact no', 'Contact', 'Contacts', 'Cell', 'MSISDN', 'Simu'],
    ...['Namba ya simu'],
  ],
  otherNumber: [
    'Other number',
    'Phone 2',
    'Second phone',
    'Alternative number',
    'Alternative phone',
    'Alt phone',
    'WhatsApp',
  ],
  emailAddress: ['E-mail address', 'Email', 'Mail', 'Email 1', 'Contact email', 'Billing email', 'Barua pepe'],
  placeOfResidence: [
    ...[
      'Address',
      'Physical address',
      'Place of residence',
      'Residence',
      'Location',
      'Street',
      'Street 1',
      'Address 1',
    ],
    ...['Street address', 'Installation address', 'Full address', 'Site', 'Village', 'Estate', 'Area', 'Anwani'],
  ],
  district: ['Town or district', 'District', 'Town', 'City', 'Region', 'Division', 'Wilaya'],
  tin: ['TIN', 'TIN number', 'Tax ID', 'Company tax ID', 'VAT ID', 'Tax number'],
  packageName: [
    ...['Package', 'Package name', 'Plan', 'Plan name', 'Internet plan', 'Internet plans', 'Service plan', 'Tariff'],
    ...[
      'Tariff plan',
      'Product/Service',
      'Product',
      'Service',
      'Services',
      'Subscription',
      'Bundle',
      'Profile',
      'Namebp',
      'Kifurushi',
    ],
  ],
  endDate: [
    ...['Paid until', 'Expiry date', 'Expiry', 'Expires', 'Expires on', 'Expiration', 'Expiration date', 'End date'],
    ...[
      'Valid until',
      'Active until',
      'Active to',
      'Due date',
      'Next billing date',
      'Next due date',
      'Renewal date',
      'Service end',
      'Valid till',
      'To date',
      'End',
    ],
    ...['Mwisho'],
  ],
  status: [
    ...['Status', 'Account status', 'Customer status', 'Client status', 'Subscriber status', 'Service status'],
    ...['Domain status', 'Active', 'Enabled', 'Hali'],
  ],
  balance: [
    ...['Balance', 'Account balance', 'Credit balance', 'Customer balance', 'Wallet', 'Wallet balance', 'Credit'],
    ...['Opening balance', 'Deposit', 'Salio'],
  ],
  onuSerial: [
    ...['ONU serial number', 'ONU serial', 'ONU SN', 'ONU', 'ONT serial number', 'ONT serial', 'ONT SN', 'GPON SN'],
    ...['PON SN', 'Serial number', 'Serial no', 'Serial', 'SN', 'CPE serial', 'Router serial', 'Device serial'],
  ],
  managementId: ['Management ID', 'GenieACS ID', 'ACS ID'],
  onuModel: ['ONU model', 'ONT model', 'CPE model', 'Router model', 'Device model', 'Model'],
  subject: ['Subject', 'Title', 'Issue', 'Summary', 'Complaint', 'Topic', 'Mada'],
  description: ['Description', 'Details', 'Message', 'Body', 'Notes', 'Comment', 'Problem', 'Maelezo'],
  priority: ['Priority', 'Urgency', 'Severity', 'Kipaumbele'],
  roleName: ['Role', 'Role name', 'Roles', 'User role', 'Position', 'Job title', 'Jukumu'],
};

/** The headings of a system's export. Columns that are not listed use the usual headings. */
export interface SystemLayout {
  kind: ImportKind;
  /** Headings that only files of this system have together. */
  signs: readonly string[];
  columns: Readonly<Partial<Record<ImportColumn, string>>>;
}

/**
 * Known exports. phpNuxBill: the columns of its own export, from its source (`id;username;fullname;…`). RADIUSdesk: the fields of
 * a permanent user, which its export names like its source does. WHMCS: the labels of its clients and services. Splynx: the
 * labels of its customer form, as documented. UISP: the labels of its client form. docs/import.md says what is not known about
 * them.
 */
export const SYSTEMS: Readonly<Record<ImportSystem, SystemLayout>> = {
  PHPNUXBILL: {
    kind: 'CUSTOMERS',
    signs: ['username', 'fullname', 'phonenumber'],
    columns: {
      ...{ accountNumber: 'username', fullName: 'fullname', phoneNumber: 'phonenumber', emailAddress: 'email' },
      ...{ placeOfResidence: 'address', packageName: 'namebp', endDate: 'expiration', balance: 'balance' },
      ...{ status: 'status' },
    },
  },
  SPLYNX: {
    kind: 'CUSTOMERS',
    signs: ['Portal login', 'Full name'],
    columns: {
      ...{ accountNumber: 'Portal login', fullName: 'Full name', phoneNumber: 'Phone number', emailAddress: 'Email' },
      ...{ placeOfResidence: 'Street', district: 'City', packageName: 'Internet plans', status: 'Status' },
    },
  },
  UISP: {
    kind: 'CUSTOMERS',
    signs: ['Custom ID', 'First name', 'Last name'],
    columns: {
      ...{ accountNumber: 'Custom ID', firstName: 'First name', lastName: 'Last name', phoneNumber: 'Phone 1' },
      ...{ emailAddress: 'Email 1', placeOfResidence: 'Street 1', district: 'City', tin: 'Company tax ID' },
      ...{ packageName: 'Service plan', endDate: 'Active to', companyName: 'Company name' },
    },
  },
  WHMCS: {
    kind: 'CUSTOMERS',
    signs: ['Product/Service', 'Next Due Date'],
    columns: {
      ...{ accountNumber: 'ID', firstName: 'First Name', lastName: 'Last Name', companyName: 'Company Name' },
      ...{
        phoneNumber: 'Phone Number',
        emailAddress: 'Email Address',
        placeOfResidence: 'Address 1',
        district: 'City',
      },
      ...{ packageName: 'Product/Service', endDate: 'Next Due Date', status: 'Status' },
    },
  },
  RADIUSDESK: {
    kind: 'CUSTOMERS',
    signs: ['username', 'surname', 'profile'],
    columns: {
      ...{ accountNumber: 'username', firstName: 'name', lastName: 'surname', phoneNumber: 'phone' },
      ...{ emailAddress: 'email', placeOfResidence: 'address', packageName: 'profile', endDate: 'to_date' },
      ...{ status: 'active' },
    },
  },
};

/** Returns a heading in lower case, without punctuation and blanks. */
export const plain = (heading: string): string => heading.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
