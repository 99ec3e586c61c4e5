import { describe, it } from 'vitest';
import { type ApiWorld, expectRefusal } from './suite';
import { ENDPOINTS, nameOf, pathWith } from './table';

const SOME_ID = '019e5ee7-3cfe-7f2a-afda-581dcf86de8b';
const USELESS = [
  'no token',
  'a token that is made up',
  'a token that is a password',
  'a token that is an id',
  'a token that has expired',
  'a token that was revoked',
];

/** Who may call what. */
export function access(api: () => ApiWorld, endpoints = ENDPOINTS): void {
  const guarded = endpoints.filter(({ access }) => access !== 'public');
  describe('access', () => {
    for (const endpoint of guarded) {
      const path = pathWith(endpoint, SOME_ID);
      it(`${nameOf(endpoint)} opens to nobody without a good token`, async () => {
        for (const kind of USELESS) {
          const token = api().callers.useless[kind];
          const reply = token
            ? await api().call(endpoint.method, path, { token })
            : await api().callAsStranger(endpoint.method, path);
          expectRefusal(reply, 401);
        }
      });
      if (endpoint.access === 'signed-in') continue;
      it(`${nameOf(endpoint)} opens to nobody without its permission`, async () => {
        expectRefusal(await api().call(endpoint.method, path, { token: api().callers.powerless }), 403);
      });
    }
  });
}
