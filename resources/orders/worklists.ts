import { accounts } from '../accounts/accounts';
import { clients } from '../accounts/clients';
import { defineQueue } from '../worklists/Worklist';
import { subscriptionForms } from './subscriptionForms';

/** The days for which a former customer is still called. */
const RECENT = 30;

/** Returns the conditions of the customers who have not renewed. */
export const notRenewed = ({ now }: { now: Date }) =>
  [
    { path: 'type', in: ['CUSTOMER'] },
    { path: 'status', in: ['INACTIVE'] },
    { path: 'inactiveSince', from: new Date(now.getTime() - RECENT * 86_400_000).toISOString() },
    { path: 'renewalCall.outcome', isNot: 'GONE' },
  ] as const;

const unpaidOrders = defineQueue(subscriptionForms, {
  name: 'unpaidOrders',
  label: 'Unpaid orders',
  hint: 'Orders that are not paid.',
  access: ['Create Subscription Form', 'Record Payments'],
  list: 'subscription',
  where: () => [{ path: 'status', in: ['NEW', 'PAYMENT_PENDING'] }],
  since: 'dateCreated',
  hours: 24,
  who: ['clientId'],
  about: 'productId',
  phone: 'client.phoneNumber',
  // For staff who record manual payments; agents request payments through the provider.
  actions: [{ label: 'Take payment', page: 'onboardClientPay', mark: 'slip' }],
});

const leads = defineQueue(clients, {
  name: 'leads',
  label: 'Leads to call',
  hint: 'People at the stage Lead who are not closed as lost.',
  access: 'Update Leads',
  list: 'clients',
  where: () => [
    { path: 'stage', in: ['LEAD'] },
    { path: 'lostAt', isNull: true },
    { path: 'mergedIntoId', isNull: true },
  ],
  since: 'dateCreated',
  hours: 24,
  about: 'placeOfResidence',
  phone: 'phoneNumber',
  actions: [
    { label: 'Order', page: 'subscribeClient', parameter: 'clientId' },
    { action: 'closeLead', label: 'Close', asks: true, done: 'closed as lost' },
  ],
});

const lapsedCustomers = defineQueue(accounts, {
  name: 'lapsedCustomers',
  label: 'Not renewed',
  hint: 'Customers whose service ended in the last 30 days and who have neither renewed nor said that they are gone.',
  access: 'Renew Subscription',
  list: 'accounts',
  where: notRenewed,
  since: 'inactiveSince',
  hours: 72,
  phone: 'accountDetail.phoneNumber',
  contact: 'renewalCall',
  actions: [
    { label: 'Renew', page: 'payInitiatedRenewal', parameter: 'accountId' },
    { action: 'recordRenewalCall', label: 'Called', asks: true, done: 'called' },
  ],
});

/** The worklists of sales, the most urgent first. */
export const salesQueues = [unpaidOrders, leads, lapsedCustomers] as const;
