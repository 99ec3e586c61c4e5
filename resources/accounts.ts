import { ACCOUNT_STATUSES, ACCOUNT_TYPES } from '../contract/statuses';
import { defineResource } from './defineResource';
import { email, group, oneOf, phone, reference, sequence, text } from './kinds';

/** Ten in sixteen customers of the demo data are online. */
const DEMO_STATUSES = [
  ...['ACTIVE', 'ACTIVE', 'NEW', 'ACTIVE', 'INACTIVE', 'ACTIVE', 'ACTIVE', 'SUSPENDED'],
  ...['ACTIVE', 'NEW', 'ACTIVE', 'TERMINATED', 'ACTIVE', 'TRANSFERRED', 'ACTIVE', 'ACTIVE'],
] as const;

/** Customers: whoever has paid for a connection. Payments and subscriptions belong to one. */
export const accounts = defineResource({
  name: 'accounts',
  label: ['Account', 'Accounts'],
  icon: 'contact',
  representation: (account) =>
    `${account.accountNumber} · ${account.accountDetail.firstName} ${account.accountDetail.lastName}`,
  fields: {
    accountNumber: sequence({ prefix: 'KF' }),
    type: oneOf(ACCOUNT_TYPES, { default: 'CUSTOMER', filter: 'types', createOnly: true, demo: () => 'CUSTOMER' }),
    status: oneOf(ACCOUNT_STATUSES, {
      default: 'NEW',
      filter: 'statuses',
      demo: ({ index }) => DEMO_STATUSES[index % DEMO_STATUSES.length] ?? 'ACTIVE',
    }),
    accountTypeId: reference('account-types', { label: 'Account type' }),
    clientId: reference('clients', { label: 'Client', createOnly: true, demo: ({ source }) => source.id as string }),
    accountDetail: group({
      firstName: text({
        required: true,
        searchable: true,
        maxLength: 60,
        demo: ({ source }) => source.firstName as string,
      }),
      lastName: text({
        required: true,
        searchable: true,
        maxLength: 60,
        demo: ({ source }) => source.lastName as string,
      }),
      emailAddress: email({ searchable: true, demo: ({ source }) => source.emailAddress as string | null }),
      phoneNumber: phone({
        required: true,
        searchable: true,
        indexed: true,
        demo: ({ source }) => source.phoneNumber as string,
      }),
      placeOfResidence: text({ demo: ({ source }) => source.placeOfResidence as string | null }),
    }),
  },
  list: {
    columns: [
      'accountNumber',
      'accountDetail.firstName',
      'accountDetail.lastName',
      'accountDetail.phoneNumber',
      'status',
      'dateCreated',
    ],
  },
  screens: [
    {
      list: 'accounts',
      details: 'account-details',
      label: 'Customers',
      filter: { types: 'CUSTOMER' },
      menu: { group: 'Accounts', label: 'Customers', order: 10, permissions: ['View Accounts'] },
    },
  ],
  access: {
    list: 'View Accounts',
    create: 'Create Accounts',
    update: 'Update Accounts',
    remove: 'Delete Accounts',
    whose: { through: 'clientId' },
  },
  demo: { from: 'clients', where: (client) => client.stage === 'CUSTOMER' },
});
