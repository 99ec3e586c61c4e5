import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { RequestError } from '../../../dataProvider/requestError';
import { resources } from '../../../resources';
import type { PaymentException } from '../../../resources/payments/actions';
import { TestOffice } from '../../testing/TestOffice';
import { answerCalls } from '../../testing/testCalls';
import { aPayment } from '../accounts/testAccount';
import { Exceptions } from './Exceptions';

afterEach(cleanup);

const LIST = 'GET /api/v1/payments/exceptions';
const exception: PaymentException = {
  kind: 'PAID_NOT_ACTIVE',
  since: '2026-03-01T09:00:00.000Z',
  payment: aPayment,
  about: { resource: 'subscriptions', id: 's1', name: 'SB-000001' },
  todo: 'No activation was asked for: activate the subscription.',
  waiting: {
    ...{ queue: 'paidNotActive', id: 's1', actsOn: 's1', version: '2026-03-01T09:00:00.000Z', name: 'SB-000001' },
    ...{ who: 'KF-000001 · Grace Nalwanga', about: 'Kitara Home 40', status: 'CREATED', amount: 149_000 },
    ...{ phone: null, slot: null, place: null, contact: null, planned: false },
    ...{ since: '2026-03-01T09:00:00.000Z', due: '2026-03-01T09:15:00.000Z' },
  },
};
const COUNTS = { PAID_NOT_ACTIVE: 1, UNMATCHED: 41 };

let calls: ReturnType<typeof answerCalls>;
function show(answer: unknown, at = '/payment-exceptions') {
  calls = answerCalls({ [LIST]: answer });
  render(
    <TestOffice at={at} permissions={['View Payments']} resources={resources}>
      <Exceptions />
    </TestOffice>,
  );
}
const lastQuery = () => new URL(calls.lastAddress() ?? '', 'http://x').search;

it('shows whose payment waits, its amount, and what to do, with the number of each kind', async () => {
  show({ exceptions: [exception], totalRecords: 1, counts: COUNTS });
  const link = await screen.findByRole('link', { name: 'KF-000001 · Grace Nalwanga' });
  expect(link).toHaveProperty('pathname', '/all-subscription-paid-details');
  const row = screen.getByRole('listitem').textContent?.replace(/\u00a0/g, ' ');
  expect(row).toContain('No activation was asked for: activate the subscription.');
  expect(row).toContain('UGX 149,000');
  expect(row).toContain('SB-000001 · Kitara Home 40');
  expect(screen.getByRole('button', { name: /Unmatched/ }).textContent).toBe('Unmatched41');
});

it('keeps the kind and the page in the address', async () => {
  show({ exceptions: [exception], totalRecords: 41, counts: COUNTS }, '/payment-exceptions?kinds=UNMATCHED&page=2');
  await screen.findByRole('link', { name: 'KF-000001 · Grace Nalwanga' });
  expect(lastQuery()).toBe('?kinds=UNMATCHED&offset=20&limit=20');
  fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(lastQuery()).toBe('?kinds=UNMATCHED&offset=40&limit=20'));
  fireEvent.click(screen.getByRole('button', { name: 'Unresolved' }));
  await waitFor(() => expect(lastQuery()).toBe('?kinds=UNRESOLVED&offset=0&limit=20'));
  expect(screen.getByTestId('address').textContent).toBe('/payment-exceptions?kinds=UNRESOLVED');
});

it('says that nothing is waiting', async () => {
  show({ exceptions: [], totalRecords: 0, counts: {} });
  expect(await screen.findByText('Nothing needs attention')).toBeDefined();
});

it('says what failed, and retries', async () => {
  show(new RequestError('No way.', 500, 500));
  expect((await screen.findByRole('alert')).textContent).toContain('No way.');
  answerCalls({ [LIST]: { exceptions: [exception], totalRecords: 1, counts: COUNTS } });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('KF-000001 · Grace Nalwanga')).toBeDefined();
});
