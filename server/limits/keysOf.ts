import type { Limit } from '../../contract/api/Limit';
import { normalisePhone } from '../../contract/phone';
import { valueAt } from '../../resources/language/defineResource';
import { keyedHash } from '../base/passwords';
import type { Incoming } from '../Endpoint';
import { sameNumber } from '../rules/runningNumber';

/** Returns the values of the fields that a limit names, each normalised so that different notations count as one. */
export function subjectsOf({ of = [] }: Limit, { body, query }: Pick<Incoming, 'body' | 'query'>): string[] {
  const given = of.map((path) => (body ? valueAt(body, path) : query[path]));
  return given.flatMap((value) => {
    if (typeof value !== 'string') return [];
    return normalisePhone(value) ?? sameNumber(value).toLowerCase();
  });
}

/**
 * Returns the keys under which a limit counts a call, which share one count; none if it does not concern the call. They are
 * hashes, so that no address or phone number can be read from them. Refusals for one field are counted separately.
 */
export function keysOf(limit: Limit, call: string, request: Incoming, secret: string): string[] {
  const { by, minutes, failures = '' } = limit;
  return countedFor(limit, request).map((whom) =>
    keyedHash(secret, ['limit', call, by, minutes, failures, whom].join(' ')),
  );
}

function countedFor(limit: Limit, request: Incoming): string[] {
  const { address, identity, device, visitor } = request;
  switch (limit.by) {
    case 'address':
      return address === null ? [] : [address];
    case 'visitor':
      return visitor === null ? [] : [visitor];
    case 'caller':
      return identity ? [identity.apiKeyId ?? identity.userId] : [];
    case 'device':
      return device === null ? [] : subjectsOf(limit, request).map((subject) => `${device} ${subject}`);
    case 'subject':
      return subjectsOf(limit, request);
    case 'subject and address':
      return subjectsOf(limit, request).map((subject) => `${address} ${subject}`);
  }
}
