import type { AccountOverview } from '../../../resources/devices/actions';

export type Account = AccountOverview;

/** Returns the customer's name. */
export const customerName = ({ accountDetail: { firstName, lastName } }: Pick<Account, 'accountDetail'>) =>
  `${firstName} ${lastName}`;
