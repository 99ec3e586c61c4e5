import { Refusal } from '../../../contract/api/errors';
import { PHONE_CODE_PAUSE } from '../../../contract/constants';
import type { accounts } from '../../../resources/accounts/accounts';
import type { phoneCodes } from '../../../resources/catalogue/systemTables';
import type { RecordOf } from '../../../resources/language/defineResource';

type PhoneCode = RecordOf<typeof phoneCodes>;

/** The time in milliseconds for which a code is valid. */
export const CODE_LIFETIME = 10 * 60_000;
/** The maximum time in milliseconds from the code of a renewal to its payment. */
export const RENEWAL_LIFETIME = 30 * 60_000;
/** The number of wrong attempts that invalidate a code. */
export const MAX_WRONG_TRIES = 5;

/**
 * Returns whether an account belongs to a customer, who may prove that it is theirs and see their subscription, whether it can be
 * renewed or not.
 */
export const isCustomers = ({ type }: Pick<RecordOf<typeof accounts>, 'type'>): boolean => type === 'CUSTOMER';

/** Returns whether a code can still be used. */
export const counts = (
  { usedAt, wrongTries, expiresAt }: Pick<PhoneCode, 'usedAt' | 'wrongTries' | 'expiresAt'>,
  now: Date,
): boolean => usedAt === null && wrongTries < MAX_WRONG_TRIES && Date.parse(expiresAt) > now.getTime();

/** Returns whether another code may be sent for the same purpose. `newest` is the last code. */
export const maySendAgain = (newest: Pick<PhoneCode, 'dateCreated'> | null, now: Date): boolean =>
  newest === null || now.getTime() - Date.parse(newest.dateCreated) >= PHONE_CODE_PAUSE;

/** Returns the refusal of a code, naming the field in which it was typed. */
export function wrongPhoneCode(field: string): Refusal {
  const message = 'Wrong or expired code. Ask for a new one.';
  return new Refusal('invalid', message, { [field]: message });
}
