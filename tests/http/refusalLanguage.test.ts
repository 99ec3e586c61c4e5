import { beforeEach, expect, it } from 'vitest';
import type { ErrorBody } from '../../contract/api/errors';
import { onPostgres } from '../payments/stores';
import { createWorld, type World } from '../support/world';

const UNKNOWN = '0f0e0d0c-0b0a-4908-8706-050403020100';

onPostgres('a refusal', (store) => {
  let world: World;
  let token: string;
  beforeEach(async () => {
    world = createWorld(store());
    token = await world.signIn('admin');
  });
  const refused = async (language: string | null, method: string, path: string, body?: object) => {
    const headers: Record<string, string> = language ? { 'accept-language': language } : {};
    const reply = await world.call<ErrorBody>(method, path, { token, headers, ...(body ? { body } : {}) });
    return { vary: reply.headers.get('vary'), status: reply.status, ...reply.body };
  };

  it('is in English unless the request asks for Kiswahili', async () => {
    for (const language of [null, 'en', 'fr', 'en-GB,sw;q=0.5'])
      expect((await refused(language, 'GET', `accounts/${UNKNOWN}`)).error).toBe('There is no such account.');
    const kiswahili = await refused('sw-TZ,en;q=0.5', 'GET', `accounts/${UNKNOWN}`);
    expect(kiswahili).toMatchObject({ status: 404, error: 'Haikupatikana: akaunti.' });
    expect(kiswahili.vary).toContain('Accept-Language');
  });

  it.each([
    ['payments/exceptions', true],
    ['products', false],
  ])('tells caches whether the answer of %s depends on the language: %s', async (path, depends) => {
    const { vary } = await refused('sw', 'GET', path);
    expect(vary?.includes('Accept-Language')).toBe(depends);
  });

  it('names fields and their faults in Kiswahili', async () => {
    const body = { firstName: 'A'.repeat(61), lastName: 'Nakato', phoneNumber: '0771 234 567' };
    expect(await refused('sw', 'POST', 'clients', body)).toMatchObject({
      status: 422,
      error: 'Jina la kwanza: isizidi herufi 60.',
      errors: { firstName: 'isizidi herufi 60' },
    });
  });

  it('translates missing permissions', async () => {
    token = await world.signIn('agent');
    const { error } = await refused('sw', 'GET', 'users');
    expect(error).toMatch(/^Hii inahitaji ruhusa: /);
    expect(error).not.toMatch(/View Users/);
  });
});
