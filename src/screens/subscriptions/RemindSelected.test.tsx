import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { TestOffice } from '../../testing/TestOffice';
import { answerCalls } from '../../testing/testCalls';
import { RemindSubscriptions } from './RemindSelected';

afterEach(cleanup);

const SEND = 'POST /api/v1/accounts/renewal-reminders';

function show(outcomes: readonly object[], permissions = ['Renew Subscription']) {
  const onDone = vi.fn();
  const { asked } = answerCalls({ [SEND]: { outcomes } });
  render(
    <TestOffice permissions={permissions}>
      <RemindSubscriptions ids={['s1', 's2']} onDone={onDone} />
    </TestOffice>,
  );
  return { onDone, asked };
}
const ask = async () => userEvent.click(await screen.findByRole('button', { name: 'Send reminder' }));
const send = async () => {
  await ask();
  await userEvent.click(screen.getByRole('button', { name: 'Send 2 reminders' }));
};

it('asks first how many customers are reminded by which channels, and sends nothing if cancelled', async () => {
  const { asked } = show([]);
  await ask();
  const dialog = screen.getByRole('dialog', { name: 'Remind 2 customers to renew?' });
  expect(dialog.textContent).toMatch(/one SMS, and an e-mail if we have an address.+cannot be taken back\./);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked()).not.toContain(SEND);
});

it('reminds the customers of the selected subscriptions and clears the selection', async () => {
  const { onDone } = show([
    { id: 's1', changed: true },
    { id: 's2', changed: true },
  ]);
  await send();
  await waitFor(() => expect(onDone).toHaveBeenCalledWith([]));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says how many were sent, and why the others were left out', async () => {
  show([
    { id: 's1', changed: true },
    { id: 's2', changed: false, error: 'Account KF-000002 was reminded today.' },
  ]);
  await send();
  expect(await screen.findByText('1 sent, 1 left out.')).toBeTruthy();
  expect(screen.getByText('Account KF-000002 was reminded today.')).toBeTruthy();
});

it('is not shown to users who may not renew', () => {
  show([], ['View Subscription']);
  expect(screen.queryByRole('button', { name: 'Send reminder' })).toBeNull();
});
