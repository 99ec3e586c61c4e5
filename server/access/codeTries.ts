import type { Limit } from '../../contract/api/Limit';
import type { Deps } from '../deps';
import type { Incoming } from '../Endpoint';
import { createLimiter } from '../limits/createLimiter';
import { isKnownDevice } from './knownDevices';

/**
 * Limits on a user's wrong codes and passkeys together, wherever they are given. Only a person who knows the password or is
 * signed in can give any. `failures` is the field by which they are refused.
 */
const triesOf = (failures: 'code' | 'signature'): readonly Limit[] => {
  const tries = { by: 'subject', of: ['userId'], failures, what: 'wrong codes' } as const;
  return [
    { ...tries, most: 10, minutes: 15 },
    { ...tries, most: 40, minutes: 24 * 60 },
  ];
};

/** Runs work that checks a user's code or passkey, unless too many of theirs were wrong. */
export function createCodeTries(deps: Deps) {
  const withinLimits = createLimiter(deps, isKnownDevice);
  return <T>(
    userId: string,
    request: Omit<Incoming, 'body'>,
    work: () => Promise<T>,
    field: 'code' | 'signature' = 'code',
  ): Promise<T> => withinLimits('secondFactor', triesOf(field), { ...request, body: { userId } }, work);
}
