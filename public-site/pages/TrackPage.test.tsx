import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ACTION_OF, type TrackingState } from '../../contract/orders/tracking/states';
import type { Answers } from '../../resources/catalogue/actions';
import { testId } from '../testing/records';
import { startAfresh } from '../testing/setUp';
import { stubApi } from '../testing/stubApi';
import TrackPage from './TrackPage';

startAfresh();

const CHECK = 'POST subscriptions/check-subscription-status';
const open = (id: string) =>
  render(
    <MemoryRouter initialEntries={[`/track/${id}`]}>
      <Routes>
        <Route path="/track/:subscriptionId" element={<TrackPage />} />
      </Routes>
    </MemoryRouter>,
  );
const numberField = () => screen.getByLabelText<HTMLInputElement>(/account number/);

it.each([
  ['SF-000117', 'SF-000117'],
  ['KF-000123', 'KF-000123'],
  ['undefined', ''],
])('a link with %s asks for the phone number of the order, and makes no call', (id, number) => {
  const sent = stubApi({});
  open(id);
  expect(numberField().value).toBe(number);
  expect(screen.getByLabelText(/Phone number/)).toBeTruthy();
  expect(sent).toEqual([]);
});

it('a link to an unknown order says so, and links to the search', async () => {
  stubApi({
    [CHECK]: () => ({ status: 404, body: { error: 'We found no order or subscription with these details.' } }),
  });
  open(testId(9));
  expect((await screen.findByRole('alert')).textContent).toContain('We found no order');
  expect(screen.getByRole('link', { name: 'Find it by its number' })).toBeTruthy();
});

describe('the tracked order', () => {
  const order: Omit<Answers['checkSubscriptionStatus'], 'state' | 'action'> = {
    subscriptionStatus: 'INITIATED',
    subscriptionId: testId(9),
    number: 'SB-000042',
    title: 'How it stands',
    text: 'What happens next',
    notices: [],
    firstName: 'Grace',
    productName: 'Kitara Home 20',
    amount: 149_000,
    startDate: '2026-02-12T09:00:00.000Z',
    endDate: '2026-03-14T09:00:00.000Z',
    visitDate: null,
    daysLeft: 0,
    payable: false,
    paymentPending: false,
    subscriptionFormId: testId(12),
    steps: [],
    receipts: [
      {
        paymentId: testId(50),
        receiptNumber: 'RCT-2026-000045',
        amount: 149_000,
        currency: 'UGX',
        issuedAt: '2026-02-11T09:00:00.000Z',
      },
    ],
  };
  const track = async (state: TrackingState) => {
    stubApi({ [CHECK]: () => ({ body: { ...order, state, action: ACTION_OF[state] } }) });
    open(testId(9));
    await screen.findByRole('heading', { name: 'How it stands' });
  };

  it('links to its receipts', async () => {
    await track('ONLINE');
    const link = screen.getByRole('link', { name: /RCT-2026-000045/ });
    expect(link.getAttribute('href')).toBe(`/api/v1/payments/${testId(50)}/receipt`);
    expect(screen.getByText(/11 February 2026, UGX.149,000/)).toBeTruthy();
  });

  it.each<[TrackingState, [text: RegExp, to: string] | null]>([
    ['RENEWAL_UNPAID', [/^Pay UGX.149,000$/, '/login_renew']],
    ['RENEWAL_FAILED', [/^Pay UGX.149,000$/, '/login_renew']],
    ['RENEWAL_PENDING', [/^Continue the payment$/, '/login_renew']],
    ['RENEWAL_HELD', null],
    ['RENEWAL_WAITS', null],
    ['ORDER_UNPAID', [/^Pay UGX.149,000$/, `/subscription-pay?form=${testId(12)}`]],
    ['ENDED', [/^Renew$/, '/login_renew']],
    ['ACCOUNT_CLOSED', [/^Make a new order$/, '/subscribe']],
  ])('offers the next step in state %s', async (state, step) => {
    await track(state);
    const [button, ...more] = document.querySelectorAll('.button-large');
    expect(more).toEqual([]);
    expect(button && [button.textContent, button.getAttribute('href')]).toEqual(
      step ? [expect.stringMatching(step[0]), step[1]] : undefined,
    );
  });

  it.each<[TrackingState, string]>([
    ['ONLINE', 'Active until'],
    ['ENDS_SOON', 'Active until'],
    ['RENEWAL_WAITS', 'Active until'],
    ['ENDED', 'Ended on'],
    ['ENDED_FOLLOWED', 'Ended on'],
    ['TERMINATED', 'Ended on'],
    ['REFUNDED', 'Ended on'],
    ['REFUNDED_FOLLOWED', 'Ended on'],
  ])('in state %s, labels its last day “%s”', async (state, words) => {
    await track(state);
    expect(screen.getByText('14 March 2026').previousSibling?.textContent).toBe(words);
  });
});
