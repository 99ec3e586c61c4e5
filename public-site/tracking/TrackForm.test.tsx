import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { testId } from '../testing/records';
import { startAfresh } from '../testing/setUp';
import { noLink, stubApi } from '../testing/stubApi';
import { TrackForm } from './TrackForm';

startAfresh();

const CHECK = 'POST subscriptions/check-subscription-status';
const Address = () => <p>{`at ${useLocation().pathname}`}</p>;
const open = () =>
  render(
    <MemoryRouter initialEntries={['/track_']}>
      <Routes>
        <Route path="/track_" element={<TrackForm />} />
        <Route path="*" element={<Address />} />
      </Routes>
    </MemoryRouter>,
  );
const track = (number: string, phone: string) => {
  fireEvent.change(screen.getByLabelText(/number$/, { selector: '[name=number]' }), { target: { value: number } });
  fireEvent.change(screen.getByLabelText('Phone number'), { target: { value: phone } });
  fireEvent.click(screen.getByRole('button', { name: 'Track' }));
};

describe('tracking by details', () => {
  it('finds an order by number and phone number, and shows it under its id', async () => {
    const sent = stubApi({ [CHECK]: () => ({ body: { subscriptionId: testId(9) } }) });
    open();
    track(' SF-000321 ', '0771 234 567');
    expect(await screen.findByText(`at /track/${testId(9)}`)).toBeTruthy();
    expect(sent[0]?.body).toEqual({ number: 'SF-000321', phoneNumber: '0771 234 567' });
  });

  it("shows the API's text if there is none", async () => {
    stubApi({ [CHECK]: () => ({ status: 404, body: { error: 'We know no such order.' } }) });
    open();
    track('SF-1', '0771234567');
    expect((await screen.findByRole('alert')).textContent).toContain('We know no such order.');
  });

  it('says when to try again after too many attempts, and not that there is none', async () => {
    stubApi({ [CHECK]: () => ({ status: 429, body: { error: 'Too many attempts. Try again in 12 minutes.' } }) });
    open();
    track('SF-1', '0771234567');
    const { textContent } = await screen.findByRole('alert');
    expect(textContent).toContain('We could not look for it');
    expect(textContent).toContain('Too many attempts. Try again in 12 minutes.');
  });

  it('repeats the search automatically once the connection is back', async () => {
    stubApi({ [CHECK]: noLink });
    open();
    track('SF-000321', '0771 234 567');
    expect((await screen.findByRole('alert')).textContent).toContain('We will try again automatically.');
    stubApi({ [CHECK]: () => ({ body: { subscriptionId: testId(9) } }) });
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText(`at /track/${testId(9)}`)).toBeTruthy();
  });

  it('retries after a pause if the connection was reported too early', async () => {
    vi.useFakeTimers();
    const lost = stubApi({ [CHECK]: noLink });
    open();
    track('SF-000321', '0771 234 567');
    await act(() => vi.advanceTimersByTimeAsync(0));
    await act(() => vi.advanceTimersByTimeAsync(4_900));
    expect(lost).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(lost).toHaveLength(2);
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(lost).toHaveLength(2);
  });

  it('requires both before it sends anything', () => {
    const sent = stubApi({});
    open();
    track('', '12');
    expect(screen.getByText(/number is required/)).toBeTruthy();
    expect(screen.getByText(/Enter a valid phone number/)).toBeTruthy();
    expect(sent).toEqual([]);
  });
});
