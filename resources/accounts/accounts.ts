import { fullName } from '../../contract/fullName';
import { ACCOUNT_STATUSES, ACCOUNT_TYPES, RENEWAL_CALL_OUTCOMES } from '../../contract/statuses';
import { ACCOUNT_TRANSITIONS } from '../../contract/subscriptions/accountStatus';
import { defineResource } from '../language/defineResource';
import { date, dateTime, email, group, money, oneOf, phone, reference, sequence, tags, text } from '../language/kinds';
import { customerLastName, personFields } from '../language/person';
import { NOT_RENEWED } from './notRenewed';

/** Customers: people who have paid for a connection. Payments and subscriptions belong to an account. */
export const accounts = defineResource({
  name: 'accounts',
  label: ['Account', 'Accounts'],
  icon: 'contact',
  representation: (account) => `${account.accountNumber} · ${fullName(account.accountDetail)}`,
  headline: { states: ['status'], about: ['accountDetail.phoneNumber', 'accountTypeId'] },
  fields: {
    accountNumber: sequence({ prefix: 'KF' }),
    type: oneOf(ACCOUNT_TYPES, { default: 'CUSTOMER', usual: 'CUSTOMER', filter: 'types', createOnly: true }),
    status: oneOf(ACCOUNT_STATUSES, { default: 'NEW', filter: 'statuses', becomes: ACCOUNT_TRANSITIONS }),
    accountTypeId: reference('account-types', { label: 'Account type' }),
    clientId: reference('clients', { label: 'Client', createOnly: true }),
    tags: tags(),
    /** When its service ended; null while it is not inactive. */
    inactiveSince: dateTime({ label: 'Not renewed since', readOnly: true, indexed: true }),
    /** The last call about a renewal; emptied when the customer has renewed. */
    renewalCall: group({
      outcome: oneOf(RENEWAL_CALL_OUTCOMES, { label: 'Last call', readOnly: true }),
      at: dateTime({ label: 'Last called', readOnly: true }),
      byId: reference('users', { label: 'Called by', readOnly: true }),
      callBackOn: date({ label: 'Call back on', readOnly: true }),
    }),
    /**
     * The balance in the previous system: owed to the customer, or negative if the customer owes it. It is in no ledger; staff
     * settle it by hand.
     */
    broughtForward: money({ label: 'Balance brought forward', readOnly: true, default: 0, usual: 0 }),
    accountDetail: group({
      firstName: text({
        joined: { with: 'lastName', label: 'Name' },
        required: true,
        searchable: true,
        maxLength: 60,
        found: 'name',
        similar: true,
        personal: 'Erased',
      }),
      lastName: customerLastName,
      companyName: personFields.companyName,
      emailAddress: email({ searchable: true, found: 'code' }),
      phoneNumber: phone({ required: true, searchable: true, indexed: true, found: 'phone' }),
      placeOfResidence: text({ personal: true }),
      tin: personFields.tin,
    }),
  },
  list: {
    columns: ['accountNumber', 'accountDetail.firstName', 'accountDetail.phoneNumber', 'status', 'dateCreated'],
  },
  screens: [
    {
      list: 'accounts',
      details: 'account-details',
      label: 'Customers',
      filter: { types: 'CUSTOMER' },
      menu: { group: 'Accounts', label: 'Customers', order: 10, permissions: ['View Accounts'] },
    },
    {
      list: 'not-renewed',
      details: 'not-renewed-details',
      label: 'Not renewed',
      beside: 'accounts',
      columns: [
        'accountNumber',
        'accountDetail.firstName',
        'accountDetail.phoneNumber',
        'inactiveSince',
        'renewalCall.outcome',
        'renewalCall.callBackOn',
        'renewalCall.at',
      ],
      source: { path: NOT_RENEWED.path, access: NOT_RENEWED.access, filters: {}, sort: 'inactiveSince' },
    },
  ],
  access: {
    list: 'View Accounts',
    create: 'Create Accounts',
    update: 'Update Accounts',
    remove: 'Delete Accounts',
    whose: { through: 'clientId' },
  },
});
