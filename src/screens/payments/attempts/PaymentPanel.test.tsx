import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RequestError } from '../../../../dataProvider/requestError';
import type { PaymentView } from '../../../../resources/payments/paymentView';
import * as calls from '../../../session/callApi';
import { standIn } from '../../../testing/standIn';
import { TestOffice } from '../../../testing/TestOffice';
import { PaymentPanel } from './PaymentPanel';

const answers = standIn(calls, 'callApi') as ReturnType<typeof vi.fn>;

const pending: PaymentView = {
  id: 'p1',
  reference: 'PAY-000001',
  type: 'SUBSCRIPTION',
  status: 'PENDING',
  amount: 149_000,
  currency: 'UGX',
  carrier: 'MTN_UGANDA',
  paymentMethod: 'MTN Mobile Money',
  statusMessage: null,
  held: false,
  subscriptionFormId: 'f1',
  receiptNumber: null,
  fiscal: null,
  accountNumber: null,
  productName: 'Kitara Home 20',
  customerName: null,
  paidAt: null,
  paidUntil: null,
  subscriptionId: null,
};
const begun = { merchant_reference: 'p1', redirect_url: 'https://pay.example/p1' };

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  answers.mockReset();
});

interface Given {
  view?: Partial<PaymentView>;
  paymentId?: string;
  permissions?: string[];
  start?: ReturnType<typeof vi.fn>;
}

function Harness({ paymentId = '', start }: Given) {
  const [followed, follow] = useState(paymentId);
  return (
    <PaymentPanel
      amount={149_000}
      phoneNumber="+256772345678"
      paymentId={followed}
      onPayment={follow}
      start={start as never}
      settles={async () => ({ subscriptionFormId: 'f1' })}
    />
  );
}

function show({ view = {}, paymentId = '', permissions = [], start = vi.fn(async () => begun) }: Given = {}) {
  const payment = { ...pending, ...view };
  answers.mockImplementation(async (name: string) =>
    name === 'getPaymentStatus' ? { status: payment.status, payment } : { data: begun, payment },
  );
  render(
    <TestOffice permissions={permissions}>
      <Harness paymentId={paymentId} start={start} />
    </TestOffice>,
  );
  return { start };
}

const ask = () => screen.findByRole('button', { name: /^Request UGX.149,000$/ });
const phone = () => screen.getByLabelText<HTMLInputElement>(/number$/);
const isChosen = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;

it('guesses the carrier from the number until one is chosen', async () => {
  const { start } = show();
  await ask();
  expect(isChosen(/MTN/)).toBe(true);
  fireEvent.change(phone(), { target: { value: '0701 234 567' } });
  await waitFor(() => expect(isChosen(/Airtel/)).toBe(true));
  fireEvent.click(screen.getByRole('radio', { name: /Card/ }));
  fireEvent.click(await ask());
  const means = { carrier: 'PESAPAL', phoneNumber: '0701 234 567' };
  await waitFor(() => expect(start).toHaveBeenCalledWith(means, expect.any(Function)));
});

it('shows an invalid number next to its field, and makes no call', async () => {
  const { start } = show();
  fireEvent.change(phone(), { target: { value: '12' } });
  fireEvent.click(await ask());
  expect(await screen.findByText(/Enter a valid phone number/)).toBeDefined();
  expect(phone().getAttribute('aria-invalid')).toBe('true');
  expect(start).not.toHaveBeenCalled();
});

it('starts one payment on a double click, then shows the payment page and keeps it across a reload', async () => {
  const { start } = show();
  const button = await ask();
  fireEvent.click(button);
  fireEvent.click(button);
  const link = await screen.findByRole('link', { name: 'Open payment page' });
  expect(link.getAttribute('href')).toBe('https://pay.example/p1');
  expect(screen.getByRole('img', { name: /QR code/ })).toBeDefined();
  expect(start).toHaveBeenCalledOnce();
  expect(sessionStorage.getItem('cardPaymentResponse')).toContain('https://pay.example/p1');
});

it("shows the server's words if it refuses a second charge, and keeps the input", async () => {
  const refusal = new RequestError('Payment PAY-000001 of this renewal is pending.', 409, 409);
  show({ start: vi.fn(() => Promise.reject(refusal)) });
  fireEvent.change(phone(), { target: { value: '0701 234 567' } });
  fireEvent.click(await ask());
  expect((await screen.findByRole('alert')).textContent).toContain('PAY-000001 of this renewal is pending');
  expect(phone().value).toBe('0701 234 567');
  expect(await ask()).toHaveProperty('disabled', false);
});

it('requests the payment page again while the payment is waiting on another device', async () => {
  show({ paymentId: 'p1' });
  expect(screen.queryByRole('link', { name: 'Open payment page' })).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Show the payment page' }));
  expect(await screen.findByRole('link', { name: 'Open payment page' })).toBeDefined();
  expect(answers).toHaveBeenCalledWith('payAgain', { params: { payment_id: 'p1' }, body: {} });
});

it.each([
  [['Check Payments'], 'checkPaymentAsStaff'],
  [[], 'getPaymentStatus'],
])('checks with %j by the call %s', async (permissions, name) => {
  show({ paymentId: 'p1', permissions });
  const button = await screen.findByRole('button', { name: 'Check now' });
  answers.mockClear();
  fireEvent.click(button);
  await waitFor(() => expect(answers.mock.calls[0]?.[0]).toBe(name));
});

it('shows the reason of a failed payment, and a retry', async () => {
  show({ paymentId: 'p1', view: { status: 'FAILED', statusMessage: 'Insufficient funds.' } });
  expect((await screen.findByRole('alert')).textContent).toContain('Insufficient funds.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await ask()).toBeDefined();
});

it('does not offer another payment while one is held for review', async () => {
  show({ paymentId: 'p1', view: { held: true } });
  expect(await screen.findByText(/Do not take this payment again/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /Ask for|Try again/ })).toBeNull();
});

it('shows the receipt and the account of a successful payment', async () => {
  show({
    paymentId: 'p1',
    view: { status: 'SUCCESSFUL', receiptNumber: 'RCT-2026-000045', accountNumber: 'KF-000123' },
  });
  expect(await screen.findByText('RCT-2026-000045')).toBeDefined();
  expect(screen.getByText('KF-000123')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Receipt' })).toBeDefined();
});

it('says why an attempt could not be loaded, with a retry', async () => {
  answers.mockRejectedValue(new RequestError('There is no such payment.', 404, 404));
  render(
    <TestOffice>
      <Harness paymentId="p9" />
    </TestOffice>,
  );
  expect(await screen.findByText('There is no such payment.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});

it('offers manual payments to users with the permission, and shows a known slip next to its number', async () => {
  show();
  await ask();
  expect(screen.queryByRole('radio', { name: /manual payment/ })).toBeNull();
  cleanup();
  show({ permissions: ['Record Payments'] });
  const errors = { reference: 'SLIP 7 is recorded already for CASH' };
  answers.mockRejectedValueOnce(new RequestError('reference SLIP 7 is recorded already', 409, 409, errors));
  fireEvent.click(await screen.findByRole('radio', { name: /manual payment/ }));
  fireEvent.change(await screen.findByLabelText(/Slip number/), { target: { value: 'slip 7' } });
  fireEvent.click(screen.getByRole('button', { name: /^Record UGX.149,000 received$/ }));
  expect(await screen.findByText(errors.reference)).toBeDefined();
  expect(answers).toHaveBeenCalledWith('recordManualPayment', {
    body: expect.objectContaining({ subscriptionFormId: 'f1', method: 'CASH', reference: 'slip 7', amount: 149_000 }),
  });
  expect(screen.getByLabelText<HTMLInputElement>(/Slip number/).value).toBe('slip 7');
});
