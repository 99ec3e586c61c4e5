// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { newCheck, recallCheck, rememberCheck } from '../coverage/rememberedCheck';
import { aCoverageAnswer, idOf } from '../testing/records';
import { startAfresh } from '../testing/setUp';
import { stubApi } from '../testing/stubApi';
import { deliver } from './deliver';

startAfresh();

const client = { firstName: 'Grace', lastName: 'Nakato', phoneNumber: '0771 234 567' };
const LOST = {
  status: 422,
  body: { error: 'x', errors: { coverageCheckId: 'points at a record that does not exist' } },
};
const isOld = (body: unknown) => (body as { coverageCheckId?: string }).coverageCheckId === idOf(30);

it('orders without a coverage check that the server no longer has, and forgets it', async () => {
  rememberCheck(newCheck('Ntinda', aCoverageAnswer('Planned')));
  const sent = stubApi({
    'POST onboarding/subscription': (body) =>
      isOld(body) ? LOST : { status: 201, body: { subscriptionForm: { id: idOf(50), formNumber: 'SF-000001' } } },
  });
  const body = { client, productId: idOf(3), coverageCheckId: idOf(30) };
  expect(await deliver('subscribe', body, 'key')).toEqual({ id: idOf(50), formNumber: 'SF-000001' });
  expect(sent.map((call) => (call.body as object & { coverageCheckId?: string }).coverageCheckId)).toEqual([
    idOf(30),
    undefined,
  ]);
  expect(sent[1]?.key).not.toBe('key');
  expect(recallCheck()).toBeNull();
});

it('shows interest with a new check of the same place where the server no longer has the old one', async () => {
  rememberCheck(newCheck('Ntinda', aCoverageAnswer('Planned')));
  const answer = aCoverageAnswer('Planned');
  const sent = stubApi({
    'POST onboarding/interest': (body) =>
      isOld(body) ? LOST : { status: 201, body: { interestForm: {}, neighbours: 4 } },
    'POST coverage/check': () => ({
      body: { ...answer, coverageCheck: { ...answer.coverageCheck, id: idOf(31) } },
    }),
  });
  const body = { client, coverageCheckId: idOf(30) };
  expect(await deliver('interest', body, 'key')).toEqual({ coverageCheckId: idOf(30), neighbours: 4 });
  expect(sent.map(({ call }) => call)).toEqual([
    'POST onboarding/interest',
    'POST coverage/check',
    'POST onboarding/interest',
  ]);
  expect(recallCheck()).toMatchObject({ neighbours: 4, response: { coverageCheck: { id: idOf(31) } } });
});

it('refuses what is wrong for another reason', async () => {
  const reply = { status: 422, body: { error: 'x', errors: { phoneNumber: 'is wrong' } } };
  stubApi({ 'POST onboarding/interest': () => reply });
  await expect(deliver('interest', { client, coverageCheckId: idOf(30) }, 'key')).rejects.toMatchObject({
    fields: { phoneNumber: 'is wrong' },
  });
});
