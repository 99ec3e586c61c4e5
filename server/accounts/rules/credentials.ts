import { Refusal } from '../../../contract/api/errors';
import { normalisePhone } from '../../../contract/phone';

/** The credentials to change. `username` is an e-mail address or a phone number. */
export interface Credentials {
  username?: string;
  password?: string;
}

const NAMES = ['username', 'password'] as const satisfies (keyof Credentials)[];
const ON_ITS_OWN = 'cannot be changed together with a username or password';
const NO_SIGN_IN = 'cannot be changed: customers do not sign in';

/** Returns the credentials in the body of an update of an account; null if it has account info only. Refuses a mix of both. */
export function credentialsIn(body: Record<string, unknown>): Credentials | null {
  const given = NAMES.filter((name) => body[name] !== undefined);
  if (given.length === 0) return null;
  const others = Object.keys(body).filter((name) => !given.some((each) => each === name));
  if (others.length > 0)
    throw new Refusal(
      'invalid',
      'Change a username or password in a call without account info.',
      Object.fromEntries(others.map((name) => [name, ON_ITS_OWN])),
    );
  return Object.fromEntries(given.map((name) => [name, body[name]]));
}

/** Returns the fields of a user that the credentials change. */
export function userFieldsOf({ username, password }: Credentials): Record<string, string> {
  const phone = username === undefined ? null : normalisePhone(username);
  return {
    ...(username === undefined ? {} : phone ? { phoneNumber: phone } : { emailAddress: username }),
    ...(password === undefined ? {} : { password }),
  };
}

/** Returns the refusal of credentials for a customer's account. */
export const customersRefusal = (credentials: Credentials): Refusal =>
  new Refusal(
    'invalid',
    'A customer’s account has no username or password: customers renew with a code sent to their phone. Only accounts of users have them.',
    Object.fromEntries(Object.keys(credentials).map((name) => [name, NO_SIGN_IN])),
  );
