import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { anOrder, aProduct, testId } from '../testing/records';
import { startAfresh } from '../testing/setUp';
import { stubApi } from '../testing/stubApi';
import { KeptReminder } from './KeptReminder';
import * as oneTimeCode from './oneTimeCode';
import { PayLater } from './PayLater';
import { keepReminder, recallReminder } from './reminder';

const [requestCode, verifyCode] = [vi.spyOn(oneTimeCode, 'requestCode'), vi.spyOn(oneTimeCode, 'verifyCode')];

startAfresh();

const FORM = testId(9);
const REMINDER = { formId: FORM, formNumber: 'SF-000321', amount: 'UGX 149,000' };
const page = (status: 'NEW' | 'PAID' = 'NEW') => ({
  [`GET subscription-forms/${FORM}`]: () => ({
    body: { subscriptionForm: anOrder({ id: FORM, status }), openPayment: null },
  }),
  'GET onboarding/products': () => ({ body: { products: [aProduct()], totalRecords: 1 } }),
});
const open = () =>
  render(
    <MemoryRouter>
      <PayLater formId={FORM} />
    </MemoryRouter>,
  );

describe('pay later', () => {
  it('accepts the number in one step, builds both envelopes, sends nothing, and says what happens next', async () => {
    const sent = stubApi(page());
    open();
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Phone number'), '0771234567');
    await user.click(screen.getByRole('button', { name: 'Keep my order' }));
    const heading = await screen.findByRole('heading', { name: 'Your order is saved' });
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    expect(document.activeElement?.contains(heading)).toBe(true);
    expect(screen.getByRole('link', { name: /Pay UGX.149,000 now/ }).getAttribute('href')).toBe(`/pay/${FORM}`);
    expect(screen.getByLabelText<HTMLInputElement>('Payment link').value).toBe(`${window.location.origin}/pay/${FORM}`);
    expect(sent.every(({ call }) => call.startsWith('GET'))).toBe(true);
    const order = { subscriptionFormId: FORM, phoneNumber: '0771234567' };
    expect(requestCode).toHaveBeenCalledExactlyOnceWith(order);
    expect(verifyCode).toHaveBeenCalledExactlyOnceWith({ ...order, code: '' });
    expect(recallReminder()).toMatchObject({ formId: FORM, formNumber: 'SF-000321' });
  });

  it('refuses an invalid number and an invalid code', async () => {
    stubApi(page());
    open();
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Phone number'), '12');
    await user.click(screen.getByRole('button', { name: 'Keep my order' }));
    expect(screen.getByText('Enter a valid phone number, e.g. 0771 234 567')).toBeTruthy();
    await user.clear(screen.getByLabelText('Phone number'));
    await user.type(screen.getByLabelText('Phone number'), '0771234567');
    await user.click(screen.getByText('I have a code'));
    await user.type(screen.getByLabelText(/^Code/), 'abc');
    await user.click(screen.getByRole('button', { name: 'Keep my order' }));
    expect(screen.getByText('Enter the 4 to 8 digits of your code')).toBeTruthy();
    expect(recallReminder()).toBeNull();
  });

  it('survives a reload', async () => {
    keepReminder(REMINDER);
    stubApi(page());
    open();
    expect(await screen.findByRole('heading', { name: 'Your order is saved' })).toBeTruthy();
  });

  it('deletes the reminder of a paid order', async () => {
    keepReminder(REMINDER);
    stubApi(page('PAID'));
    open();
    expect(await screen.findByRole('heading', { name: 'This order is paid' })).toBeTruthy();
    await waitFor(() => expect(recallReminder()).toBeNull());
  });
});

describe('the reminder on the home page', () => {
  const openReminder = () =>
    render(
      <MemoryRouter>
        <KeptReminder />
      </MemoryRouter>,
    );

  it('links to the payment, until it is dismissed', async () => {
    keepReminder(REMINDER);
    openReminder();
    expect((await screen.findByRole('link', { name: 'Pay UGX 149,000' })).getAttribute('href')).toBe(`/pay/${FORM}`);
    await userEvent.click(screen.getByRole('button', { name: 'Stop reminding me' }));
    expect(screen.queryByRole('link')).toBeNull();
    expect(recallReminder()).toBeNull();
  });

  it('is not shown to anyone else', () => {
    expect(openReminder().container.innerHTML).toBe('');
  });
});
