import type { AccountOverview } from '../../../resources/devices/actions';

export type Account = AccountOverview;

/** What people call the customer. */
export const nameOf = ({ accountDetail: { firstName, lastName } }: Pick<Account, 'accountDetail'>) =>
  `${firstName} ${lastName}`;
