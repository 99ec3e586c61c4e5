// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { idOf } from '../testing/records';
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
])('a link with %s asks for the phone number of the order, and calls nothing', (id, number) => {
  const sent = stubApi({});
  open(id);
  expect(numberField().value).toBe(number);
  expect(screen.getByLabelText(/Phone number/)).toBeTruthy();
  expect(sent).toEqual([]);
});

it('a link of an order that we do not know says so, and leads to finding it', async () => {
  stubApi({
    [CHECK]: () => ({ status: 404, body: { error: 'We found no order or subscription with these details.' } }),
  });
  open(idOf(9));
  expect((await screen.findByRole('alert')).textContent).toContain('We found no order');
  expect(screen.getByRole('link', { name: 'Find it by its number' })).toBeTruthy();
});
