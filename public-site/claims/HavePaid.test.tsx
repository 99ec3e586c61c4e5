import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { testId } from '../testing/records';
import { startAfresh } from '../testing/setUp';
import { type SentCall, stubApi } from '../testing/stubApi';
import { ClaimEntry } from './ClaimEntry';

startAfresh();

const CLAIM = 'POST onboarding/claims';
const answer = (settled: boolean) => () => ({
  body: { claim: { claimNumber: 'CLM-000012', settled, answerBy: '2026-03-17T09:00:00.000Z' } },
});
const order = { subscriptionFormId: testId(9) };

async function open(onSettled = vi.fn()) {
  render(<ClaimEntry order={order} onSettled={onSettled} />);
  fireEvent.click(screen.getByRole('button', { name: 'I have paid' }));
  await screen.findByLabelText(/Confirmation code/);
  return onSettled;
}
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const fill = () => {
  type(/Confirmation code/, 'ID: 43012345678');
  type(/Number you paid from/, '0771234567');
  type(/Day you paid/, '2026-03-14');
};
const send = (name = 'Find my payment') => fireEvent.click(screen.getByRole('button', { name }));

it('says what is wrong before it sends anything', async () => {
  const sent = stubApi({ [CLAIM]: answer(true) });
  await open();
  type(/Confirmation code/, 'FAILED. TID 430123456789');
  send();
  expect(await screen.findByText(/Enter the code from the payment SMS/)).toBeTruthy();
  expect(sent).toHaveLength(0);
});

it('says that the payment was found, and refreshes the page', async () => {
  const sent: SentCall[] = stubApi({ [CLAIM]: answer(true) });
  const onSettled = await open();
  fill();
  send();
  expect(await screen.findByText('We have found your payment')).toBeTruthy();
  expect(onSettled).toHaveBeenCalledOnce();
  const body = { ...order, code: 'ID: 43012345678', phoneNumber: '0771234567', paidOn: '2026-03-14' };
  expect(sent[0]?.body).toEqual(body);
});

it('shows the number of the case and its deadline, keeps the input, and checks again', async () => {
  const sent: SentCall[] = stubApi({ [CLAIM]: answer(false) });
  await open();
  fill();
  send();
  expect(await screen.findByText(/Case CLM-000012/)).toBeTruthy();
  expect(screen.getByText(/17 Mar 2026/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/Confirmation code/).value).toBe('ID: 43012345678');
  send('Check now');
  await waitFor(() => expect(sent).toHaveLength(2));
});

it('asks for a confirmation of the number by an SMS code, and then says that the payment was found', async () => {
  const sent: SentCall[] = stubApi({
    [CLAIM]: answer(false),
    'POST onboarding/claims/request-code': () => ({ body: { codeRequest: { expiresInMinutes: 10 } } }),
    'POST onboarding/claims/verify-code': answer(true),
  });
  const onSettled = await open();
  fill();
  send();
  expect(await screen.findByRole('heading', { name: 'Is 0771 234 567 your number?' })).toBeTruthy();
  send('Send me a code');
  fireEvent.change(await screen.findByLabelText(/^Code/), { target: { value: '123 456' } });
  send('Confirm number');
  expect(await screen.findByText('We have found your payment')).toBeTruthy();
  expect(onSettled).toHaveBeenCalledOnce();
  const [, asked, proved] = sent.map(({ body }) => body as Record<string, string>);
  expect(asked).toMatchObject({ ...order, code: 'ID: 43012345678', phoneNumber: '0771234567' });
  expect(proved).toEqual({ ...asked, oneTimeCode: '123456' });
});

it('keeps waiting if the number is confirmed but the payment is not found, and does not ask again', async () => {
  stubApi({
    [CLAIM]: answer(false),
    'POST onboarding/claims/request-code': () => ({ body: { codeRequest: { expiresInMinutes: 10 } } }),
    'POST onboarding/claims/verify-code': answer(false),
  });
  await open();
  fill();
  send();
  fireEvent.click(await screen.findByRole('button', { name: 'Send me a code' }));
  fireEvent.change(await screen.findByLabelText(/^Code/), { target: { value: '123456' } });
  send('Confirm number');
  expect(await screen.findByText(/Your number is confirmed/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send me a code' })).toBeNull();
});

it('keeps the input on this phone', async () => {
  stubApi({ [CLAIM]: answer(false) });
  await open();
  fill();
  cleanup();
  await open();
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>(/Confirmation code/).value).toBe('ID: 43012345678'),
  );
});
