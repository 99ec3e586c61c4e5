import { describe, it } from 'vitest';
import { opensToKeys } from '../../../server/access/apiKeys';
import { someOf } from '../../support/someOf';
import { type ApiWorld, expectRefusal } from './suite';
import { ENDPOINTS, nameOf, pathWith } from './table';

const SOME_ID = '019e5ee7-3cfe-7f2a-afda-581dcf86de8b';
const USELESS = [
  'a token that is made up',
  'a token that is a password',
  'a token that is an id',
  'a token that has expired',
  'a token that was revoked',
  'an API key that is made up',
  'an API key that has expired',
  'an API key that was revoked',
  'an API key of a disabled user',
];

/** Checks which callers may call each endpoint. */
export function access(api: () => ApiWorld, endpoints = ENDPOINTS): void {
  const guarded = endpoints.filter(({ access }) => access !== 'public');
  describe('access', () => {
    for (const [turn, endpoint] of guarded.entries()) {
      const path = pathWith(endpoint, SOME_ID);
      it(`${nameOf(endpoint)} refuses callers without a valid token`, async () => {
        for (const kind of ['no token', ...someOf(USELESS, 1, turn)]) {
          const token = api().callers.useless[kind];
          const reply = token
            ? await api().call(endpoint.method, path, { token })
            : await api().callAsStranger(endpoint.method, path);
          expectRefusal(reply, 401);
        }
      });
      if (!opensToKeys(endpoint))
        it(`${nameOf(endpoint)} refuses API keys`, async () => {
          expectRefusal(await api().call(endpoint.method, path, { token: api().callers.key }), 403);
        });
      if (endpoint.access === 'signed-in') continue;
      it(`${nameOf(endpoint)} refuses callers without its permission`, async () => {
        for (const token of [api().callers.powerless, api().callers.powerlessKey])
          expectRefusal(await api().call(endpoint.method, path, { token }), 403);
      });
    }
  });
}
