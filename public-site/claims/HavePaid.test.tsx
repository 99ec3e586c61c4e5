import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { idOf } from '../testing/records';
import { startAfresh } from '../testing/setUp';
import { type SentCall, stubApi } from '../testing/stubApi';
import { ClaimEntry } from './ClaimEntry';

startAfresh();

const CLAIM = 'POST onboarding/claims';
const answer = (settled: boolean) => () => ({
  body: { claim: { claimNumber: 'CLM-000012', settled, answerBy: '2026-03-17T09:00:00.000Z' } },
});
const order = { subscriptionFormId: idOf(9) };

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

it('says what is wrong before anything is sent', async () => {
  const sent = stubApi({ [CLAIM]: answer(true) });
  await open();
  type(/Confirmation code/, 'FAILED. TID 430123456789');
  send();
  expect(await screen.findByText(/Enter the code from the payment SMS/)).toBeTruthy();
  expect(sent).toHaveLength(0);
});

it('says that the payment was found, and has the page look afresh', async () => {
  const sent: SentCall[] = stubApi({ [CLAIM]: answer(true) });
  const onSettled = await open();
  fill();
  send();
  expect(await screen.findByText('We have found your payment')).toBeTruthy();
  expect(onSettled).toHaveBeenCalledOnce();
  const body = { ...order, code: 'ID: 43012345678', phoneNumber: '0771234567', paidOn: '2026-03-14' };
  expect(sent[0]?.body).toEqual(body);
});

it('gives the case its number and its day, keeps what was typed, and checks again', async () => {
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

it('keeps what was typed on this phone', async () => {
  stubApi({ [CLAIM]: answer(false) });
  await open();
  fill();
  cleanup();
  await open();
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>(/Confirmation code/).value).toBe('ID: 43012345678'),
  );
});
