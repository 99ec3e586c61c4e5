import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { DataProvider } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import { PERMISSIONS } from '../../../contract/access/permissions';
import type { Payment } from '../../../resources/payments/Payment';
import { payments } from '../../../resources/payments/payments';
import { TestOffice } from '../../testing/TestOffice';
import { answerCalls } from '../../testing/testCalls';
import { aPayment } from '../accounts/testAccount';
import { PaymentActions } from './PaymentActions';

afterEach(cleanup);

const CHECK = 'POST /api/v1/payments/y1/check';

function show(
  change: Partial<Payment>,
  { permissions = [...PERMISSIONS] as string[], receipts = [{ id: 'r1' }] } = {},
) {
  const calls = answerCalls({ [CHECK]: { payment: aPayment } });
  const dataProvider = { getList: async () => ({ data: receipts, total: 1 }) } as unknown as Partial<DataProvider>;
  render(
    <TestOffice permissions={permissions} dataProvider={dataProvider}>
      <PaymentActions resource={payments} record={{ ...aPayment, ...change }} />
    </TestOffice>,
  );
  return calls;
}
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

it.each([
  ['that is paid', {}, ['Receipt', 'Check payment', 'Request refund']],
  ['recorded by hand', { manualMethod: 'CASH' } as const, ['Receipt', 'Request refund']],
  ['that is pending', { status: 'PENDING' } as const, ['Check payment']],
  ['that is held', { status: 'PENDING', review: 'AMOUNT_MISMATCH' } as const, ['Decide', 'Check payment']],
])('offers the possible actions for a payment %s', async (_, change, offered) => {
  show(change);
  await waitFor(() => expect(buttons()).toEqual(offered));
});

it('links a failed payment to another attempt', () => {
  show({ status: 'FAILED', paymentFormId: 'f1' });
  expect(screen.getByRole('link', { name: 'Reinitiate payment' })).toHaveProperty('search', '?id=y1');
  cleanup();
  show({ status: 'FAILED', review: 'UNRESOLVED', paymentFormId: 'f1' });
  expect(screen.queryByRole('link', { name: 'Reinitiate payment' })).toBeNull();
});

it('offers to issue a missing receipt', async () => {
  show({ manualMethod: 'CASH' }, { receipts: [] });
  await waitFor(() => expect(buttons()).toEqual(['Issue receipt', 'Request refund']));
});

it('offers nothing to users who may only read', () => {
  show({}, { permissions: ['View Payments'] });
  expect(buttons()).toEqual([]);
});

it('asks the provider once, even on a double click', async () => {
  const { asked } = show({ status: 'PENDING' });
  const button = screen.getByRole('button', { name: 'Check payment' });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  expect(asked()).toEqual([CHECK]);
});
