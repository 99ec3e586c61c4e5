import { ACCOUNT_STATUSES, ACCOUNT_TYPES } from '../contract/statuses';
import { defineResource } from './defineResource';
import { email, group, oneOf, phone, reference, sequence, text } from './kinds';

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
      demo: ({ weighted }) =>
        weighted([
          ['ACTIVE', 60],
          ['NEW', 8],
          ['INACTIVE', 10],
          ['SUSPENDED', 8],
          ['TERMINATED', 8],
          ['TRANSFERRED', 6],
        ] as const),
    }),
    accountTypeId: reference('account-types', { label: 'Kind' }),
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
      phoneNumber: phone({ required: true, searchable: true, demo: ({ source }) => source.phoneNumber as string }),
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
  access: { list: 'View Accounts', create: 'Create Accounts', update: 'Update Accounts', remove: 'Delete Accounts' },
  demo: { from: 'clients', where: (client) => client.stage === 'CUSTOMER' },
});
