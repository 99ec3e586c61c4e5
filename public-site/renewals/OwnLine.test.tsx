import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { testId } from '../testing/records';
import { startAfresh } from '../testing/setUp';
import { stubApi } from '../testing/stubApi';
import { recallPart } from './kept';
import { OwnLine } from './OwnLine';

startAfresh();
afterEach(cleanup);

const LINE = 'onboarding/renewal/own-line';
const access = {
  ...{ token: 'token', expiresAt: '2999-01-01T00:00:00.000Z', accountId: testId(80) },
  ...{ accountNumber: 'KF-000080', firstName: 'Grace' },
};

function show(
  ownLine: object | null,
  opened: { status?: number; body: unknown } = { body: { renewalAccess: access } },
) {
  const sent = stubApi({ [`GET ${LINE}`]: () => ({ body: { ownLine } }), [`POST ${LINE}`]: () => opened });
  render(
    <MemoryRouter initialEntries={['/login_renew']}>
      <Routes>
        <Route path="/login_renew" element={<OwnLine />} />
        <Route path="/renew" element={<h1>Your renewal</h1>} />
      </Routes>
    </MemoryRouter>,
  );
  return sent;
}

it('opens the renewal of the line without a code', async () => {
  const sent = show({ accountNumber: 'KF-000080', waitsForPayment: true });
  await screen.findByText('Your connection waits for payment');
  fireEvent.click(screen.getByRole('button', { name: 'Renew KF-000080' }));
  await screen.findByRole('heading', { name: 'Your renewal' });
  expect(recallPart('access')).toEqual(access);
  expect(sent.map(({ call }) => call)).toEqual([`GET ${LINE}`, `POST ${LINE}`]);
});

it('says why the line was not opened, and can be tried again', async () => {
  show(
    { accountNumber: 'KF-000080', waitsForPayment: false },
    { status: 404, body: { error: 'Your line was not recognised. Ask for a code instead.' } },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Renew KF-000080' }));
  await screen.findByText(/Ask for a code instead/);
  expect(screen.getByRole('button', { name: 'Renew KF-000080' }).getAttribute('aria-disabled')).toBe('false');
});

it('shows nothing for a line that is not recognised', async () => {
  const sent = show(null);
  await expect.poll(() => sent.length).toBe(1);
  expect(screen.queryByRole('button')).toBeNull();
});
