import { expect, it } from 'vitest';
import { newCheck, recallCheck, rememberCheck } from '../coverage/rememberedCheck';
import { aCoverageAnswer, testId } from '../testing/records';
import { startAfresh } from '../testing/setUp';
import { stubApi } from '../testing/stubApi';
import { sendOrKeep } from './sendOrKeep';

startAfresh();

const client = { firstName: 'Grace', lastName: 'Nakato', phoneNumber: '0771 234 567' };
const GONE = testId(30);
const INTEREST = 'POST onboarding/interest';
const api = () => {
  const fresh = aCoverageAnswer('Planned');
  return stubApi({
    'POST coverage/check': () => ({
      status: 201,
      body: { ...fresh, coverageCheck: { ...fresh.coverageCheck, id: testId(31) } },
    }),
    [INTEREST]: (body) =>
      (body as { coverageCheckId: string }).coverageCheckId === GONE
        ? { status: 422, body: { error: 'It does not exist.', errors: { coverageCheckId: 'does not exist' } } }
        : { status: 201, body: { neighbours: 4 } },
  });
};

it('a request whose coverage check is gone repeats the check of the place, and continues with the new check', async () => {
  rememberCheck(newCheck('Ntinda', aCoverageAnswer('Planned')));
  const sent = api();
  expect(await sendOrKeep('interest', { client, coverageCheckId: GONE })).toMatchObject({ neighbours: 4 });
  expect(sent.map(({ call }) => call)).toEqual([INTEREST, 'POST coverage/check', INTEREST]);
  expect(recallCheck()).toMatchObject({
    place: 'Ntinda, Kampala',
    neighbours: 4,
    response: { coverageCheck: { id: testId(31) } },
  });
});

it('without a remembered place, the visitor is asked to check it again', async () => {
  api();
  const sending = sendOrKeep('interest', { client, coverageCheckId: GONE });
  await expect(sending).rejects.toThrow('Check your place again, then send your request.');
});
