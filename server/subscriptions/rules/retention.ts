import { fieldRefusal, Refusal } from '../../../contract/api/errors';
import { phrase, Terms } from '../../../contract/api/Phrase';
import type { RENEWAL_CALL_OUTCOMES } from '../../../contract/statuses';
import type { AccountStatus } from '../../../contract/subscriptions/accountStatus';
import { inWords } from '../../../contract/text';
import type { accounts } from '../../../resources/accounts/accounts';
import type { RecordOf } from '../../../resources/language/defineResource';

type StoredAccount = RecordOf<typeof accounts>;

/** The state of an account whose customer has not been called. */
const NOT_CALLED: StoredAccount['renewalCall'] = { outcome: null, at: null, byId: null, callBackOn: null };

/**
 * Returns the changes of an account that gets a status: it has not renewed since it became inactive, and once it is active the
 * last call is over.
 */
export const accountStatusAt = (status: AccountStatus, now: Date) => ({
  status,
  inactiveSince: status === 'INACTIVE' ? now.toISOString() : null,
  ...(status === 'ACTIVE' ? { renewalCall: NOT_CALLED } : {}),
});

interface CallResult {
  outcome: (typeof RENEWAL_CALL_OUTCOMES)[number];
  /** `YYYY-MM-DD`. */
  callBackOn: string | null;
}

/** Returns why the outcome of a call cannot be kept, or null. `today` is `YYYY-MM-DD`. */
export function callRefusal(
  { accountNumber, status }: Pick<StoredAccount, 'accountNumber' | 'status'>,
  { outcome, callBackOn }: CallResult,
  today: string,
): Refusal | null {
  if (status !== 'INACTIVE') return nothingToRenew(accountNumber, status);
  if (outcome === 'CALL_BACK' && !callBackOn) return fieldRefusal('callBackOn', 'is required');
  if (outcome !== 'CALL_BACK' && callBackOn)
    return fieldRefusal('callBackOn', 'is only for customers who asked to be called back');
  return callBackOn && callBackOn < today ? fieldRefusal('callBackOn', 'must not be in the past') : null;
}

interface Reminding {
  account: Pick<StoredAccount, 'accountNumber' | 'status'>;
  /** The subscriptions that are paid and have not ended, the running one first. */
  terms: readonly { endDate: string | null }[];
  isOptedOut: boolean;
  isRemindedToday: boolean;
}

/** Returns why a customer is not reminded to renew, or null. */
export function reminderRefusal({ account, terms, isOptedOut, isRemindedToday }: Reminding): Refusal | null {
  const { accountNumber, status } = account;
  if (status !== 'ACTIVE' && status !== 'INACTIVE') return nothingToRenew(accountNumber, status);
  if (terms.length > 1 || terms.some(({ endDate }) => endDate === null))
    return new Refusal('conflict', phrase('Account {accountNumber} is renewed already.', { accountNumber }));
  if (isOptedOut)
    return new Refusal(
      'conflict',
      phrase('The customer of account {accountNumber} does not want reminders.', { accountNumber }),
    );
  if (isRemindedToday)
    return new Refusal('conflict', phrase('Account {accountNumber} was reminded today.', { accountNumber }));
  return null;
}

const nothingToRenew = (accountNumber: string, status: AccountStatus) =>
  new Refusal(
    'conflict',
    phrase('Account {accountNumber} is {status}: there is nothing to renew.', {
      accountNumber,
      status: new Terms([inWords(status).toLowerCase()]),
    }),
  );
