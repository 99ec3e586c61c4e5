import { Refusal } from '../../contract/api/errors';
import { PHONE_CODE_PAUSE } from '../../contract/constants';
import type { accounts } from '../../resources/accounts/accounts';
import type { phoneCodes } from '../../resources/catalogue/systemTables';
import type { RecordOf } from '../../resources/language/defineResource';

type PhoneCode = RecordOf<typeof phoneCodes>;

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
  { usedAt, wrongTries, expiresAt }: Pick<PhoneCode, 'usedAt' | 'wrongTries' | 'expiresAt'>,
  now: Date,
): boolean => usedAt === null && wrongTries < MAX_WRONG_TRIES && Date.parse(expiresAt) > now.getTime();

/** Whether another code is sent for the same purpose after this one, the newest. */
export const maySendAgain = (newest: Pick<PhoneCode, 'dateCreated'> | null, now: Date): boolean =>
  newest === null || now.getTime() - Date.parse(newest.dateCreated) >= PHONE_CODE_PAUSE;

/** Refuses a code by the field in which it was typed. */
export function wrongPhoneCode(field: string): Refusal {
  const message = 'Wrong or expired code. Ask for a new one.';
  return new Refusal('invalid', message, { [field]: message });
}
