import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { testId } from '../testing/records';
import { startAfresh } from '../testing/setUp';
import { stubApi } from '../testing/stubApi';
import { ChooseAccount } from './ChooseAccount';

startAfresh();

const accessTo = (place: number) => ({
  ...{ token: `token-${place}`, expiresAt: '2999-01-01T00:00:00.000Z', accountId: testId(place) },
  ...{ accountNumber: `KF-0000${place}`, firstName: 'Grace' },
});
const account = (place: number, accountStatus: 'ACTIVE' | 'SUSPENDED') => ({
  ...{ accountId: testId(place), accountNumber: `KF-0000${place}`, accountStatus },
  ...{ productName: 'Home 20', area: 'Ntinda, Kampala' },
});

function open(answer: { status?: number; body: object } = { body: { renewalAccess: accessTo(81) } }) {
  const sent = stubApi({ 'POST onboarding/renewal/choose-account': () => answer });
  const [onChoose, onEnded] = [vi.fn(), vi.fn()];
  render(
    <MemoryRouter>
      <ChooseAccount
        access={accessTo(80)}
        accounts={[account(80, 'ACTIVE'), account(81, 'SUSPENDED')]}
        onChoose={onChoose}
        onEnded={onEnded}
      />
    </MemoryRouter>,
  );
  return { sent, onChoose, onEnded };
}
const proceed = () => fireEvent.click(screen.getByRole('button', { name: 'Continue' }));

it('goes on with the first account without another call', () => {
  const { sent, onChoose } = open();
  expect(screen.getByText('Your phone number has 2 accounts.')).toBeTruthy();
  proceed();
  expect(onChoose).toHaveBeenCalledWith(accessTo(80));
  expect(sent).toEqual([]);
});

it('asks for access to another account, and says if it cannot be renewed', async () => {
  const { sent, onChoose } = open();
  const other = screen.getByRole('radio', {
    name: /KF-000081\s*Home 20 · Ntinda, Kampala\s*This account is suspended/,
  });
  fireEvent.click(other);
  proceed();
  await waitFor(() => expect(onChoose).toHaveBeenCalledWith(accessTo(81)));
  expect(sent.map(({ body }) => body)).toEqual([{ accountId: testId(81) }]);
});

it('returns to the login if the access has ended', async () => {
  const { onEnded } = open({ status: 401, body: { error: 'Please sign in first.' } });
  fireEvent.click(screen.getByRole('radio', { name: /KF-000081/ }));
  proceed();
  await waitFor(() => expect(onEnded).toHaveBeenCalled());
});
