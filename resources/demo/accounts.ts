import { accounts } from '../accounts';
import { declareDemo } from './declareDemo';

/** Ten in sixteen customers of the demo data are online. */
const DEMO_STATUSES = [
  ...['ACTIVE', 'ACTIVE', 'NEW', 'ACTIVE', 'INACTIVE', 'ACTIVE', 'ACTIVE', 'SUSPENDED'],
  ...['ACTIVE', 'NEW', 'ACTIVE', 'TERMINATED', 'ACTIVE', 'TRANSFERRED', 'ACTIVE', 'ACTIVE'],
] as const;

export const accountsDemo = declareDemo(accounts, {
  from: 'clients',
  where: (client) => client.stage === 'CUSTOMER',
  fields: {
    type: () => 'CUSTOMER' as const,
    status: ({ index }) => DEMO_STATUSES[index % DEMO_STATUSES.length] ?? 'ACTIVE',
    clientId: ({ source }) => source.id as string,
    'accountDetail.firstName': ({ source }) => source.firstName as string,
    'accountDetail.lastName': ({ source }) => source.lastName as string,
    'accountDetail.emailAddress': ({ source }) => source.emailAddress as string | null,
    'accountDetail.phoneNumber': ({ source }) => source.phoneNumber as string,
    'accountDetail.placeOfResidence': ({ source }) => source.placeOfResidence as string | null,
  },
});
