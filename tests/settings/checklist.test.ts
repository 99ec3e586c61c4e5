import { expect, it } from 'vitest';
import { roles } from '../../resources/access/roles';
import type { SignedIn } from '../../resources/access/signInActions';
import type { Answers } from '../../resources/catalogue/actions';
import { coverageAreas } from '../../resources/coverage/coverageAreas';
import { products } from '../../resources/subscriptions/products';
import { prepareStore } from '../../server/prepare';
import { newSetupKey } from '../../server/setup/setupState';
import { createRecord } from '../../server/store/createRecord';
import { openMigratedDatabase } from '../databases';
import { START } from '../start';
import { createWorldWith } from '../world';

const PERSON = { fullName: 'Amina Nakato', emailAddress: 'amina@isp.example', password: 'harbour crane 4417' };

it('the set-up checklist follows the completed steps', async () => {
  const store = await prepareStore(await openMigratedDatabase(), false, START);
  const world = createWorldWith(store, { DEMO_DATA: 'false', SMS_URL: 'https://sms.example', SMS_KEY: 'key' });
  const key = await newSetupKey(store, START);
  await world.call('POST', 'setup', { body: { key, ...PERSON } });
  const { body } = await world.call<SignedIn>('POST', 'accounts/auth/login', {
    body: { username: PERSON.emailAddress, password: PERSON.password },
  });
  const { token } = body.user;
  const done = async () => {
    const answer = await world.call<Answers['readSetupSteps']>('GET', 'setup/steps', { token });
    return answer.body.steps.filter(({ isDone }) => isDone).map(({ name }) => name);
  };
  expect(await done()).toEqual(['administrator', 'sms']);
  const put = (path: string, given: object) => world.call('PUT', `settings/${path}`, { token, body: given });
  expect((await put('brand', { BRAND_CURRENCY: 'KES', BRAND_TIME_ZONE: 'Africa/Nairobi' })).status).toBe(200);
  await put('brand', { BRAND_CURRENCY: null, BRAND_TIME_ZONE: null, BRAND_EMAIL: 'care@isp.example' });
  await put('connections', {
    BACKUP_DIR: '/var/backups/kitara',
    SMTP_URL: 'smtp://a:b@m.example',
    MAIL_FROM: 'a@b.example',
  });
  await put('connections', {
    PESAPAL_URL: 'https://p.example',
    PESAPAL_CONSUMER_KEY: 'k',
    PESAPAL_CONSUMER_SECRET: 's',
  });
  const polygon = {
    type: 'Polygon',
    coordinates: [
      [
        [32, 0],
        [32.1, 0],
        [32.1, 0.1],
        [32, 0],
      ],
    ],
  } as const;
  await createRecord(
    store,
    coverageAreas,
    { name: 'A', district: 'B', status: 'PLANNED', polygon: structuredClone(polygon) as never },
    START,
  );
  await createRecord(
    store,
    products,
    { name: 'Home 20', downloadMbps: 20, uploadMbps: 20, price: 90_000, durationDays: 30 },
    START,
  );
  // The payment provider counts only after its test.
  expect(await done()).toEqual(['administrator', 'brand', 'sms', 'mail', 'packages', 'areas', 'backups']);
  expect(await store.find(roles)).toHaveLength(1);
  await put('brand', { BRAND_EMAIL: null });
  await store.close();
});
