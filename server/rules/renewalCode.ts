import { RENEWAL_CODE_PAUSE } from '../../contract/constants';
import type { accounts } from '../../resources/accounts';
import type { RecordOf } from '../../resources/defineResource';
import type { renewalCodes } from '../../resources/internal';

type RenewalCode = RecordOf<typeof renewalCodes>;

/** Milliseconds that a code counts. */
export const CODE_LIFETIME = 10 * 60_000;
/** Milliseconds that a renewal may take from its code to its payment. */
export const RENEWAL_LIFETIME = 30 * 60_000;
/** So many wrong tries end a code. */
export const MAX_WRONG_TRIES = 5;

/** Whether an account has a customer who may prove that it is theirs, and see what they have, whether it can be renewed or not. */
export const isCustomers = ({ type }: Pick<RecordOf<typeof accounts>, 'type'>): boolean => type === 'CUSTOMER';

/** Whether a code can still be used. */
export const counts = (
  { usedAt, wrongTries, expiresAt }: Pick<RenewalCode, 'usedAt' | 'wrongTries' | 'expiresAt'>,
  now: Date,
): boolean => usedAt === null && wrongTries < MAX_WRONG_TRIES && Date.parse(expiresAt) > now.getTime();

/** Whether an account whose newest code is this one is sent another. */
export const maySendAgain = (newest: Pick<RenewalCode, 'dateCreated'> | null, now: Date): boolean =>
  newest === null || now.getTime() - Date.parse(newest.dateCreated) >= RENEWAL_CODE_PAUSE;
