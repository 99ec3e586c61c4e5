import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Form } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { TestOffice } from '../../testing/TestOffice';
import { fromLocal, MomentInput, toLocal } from './MomentInput';

afterEach(cleanup);

it.each([
  ['2026-11-20T21:30:00.000Z', '2026-11-21T00:30'],
  ['2026-12-31T20:59:00.000Z', '2026-12-31T23:59'],
  ['2026-12-31T21:00:00.000Z', '2027-01-01T00:00'],
])('converts %s to %s in the provider’s time zone, and back', (moment, local) => {
  expect(toLocal(moment)).toBe(local);
  expect(fromLocal(local)).toBe(moment);
});

it('converts an empty value to an empty value', () => {
  expect([toLocal(null), fromLocal('')]).toEqual(['', null]);
});

function show(visitAt: string | null) {
  const onSubmit = vi.fn();
  render(
    <TestOffice>
      <Form record={{ id: 'x', visitAt }} onSubmit={onSubmit}>
        <MomentInput source="visitAt" label="Visit" />
        <button type="submit">Save</button>
      </Form>
    </TestOffice>,
  );
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  return { onSubmit, save, day: screen.getByLabelText<HTMLInputElement>('Visit'), time: timeField() };
}
const timeField = () => screen.getByLabelText<HTMLInputElement>('Time');

it('shows and accepts the time in 24 hours, whatever the language of the browser', async () => {
  const { onSubmit, save, time } = show('2026-11-22T11:30:00.000Z');
  expect([time.type, time.value]).toEqual(['text', '14:30']);
  fireEvent.change(time, { target: { value: '1615' } });
  fireEvent.blur(time);
  expect(time.value).toBe('16:15');
  save();
  await expect.poll(() => onSubmit.mock.calls[0]?.[0]).toMatchObject({ visitAt: '2026-11-22T13:15:00.000Z' });
});

it('refuses text that is not a time, and keeps it and the day so that it can be corrected', async () => {
  const { onSubmit, save, day, time } = show('2026-11-22T11:30:00.000Z');
  fireEvent.change(time, { target: { value: '25:00' } });
  fireEvent.blur(time);
  save();
  expect(await screen.findByText('Write the time in 24 hours, such as 09:00 or 14:30.')).toBeDefined();
  expect([day.value, time.value, onSubmit.mock.calls.length]).toEqual(['22 Nov 2026', '25:00', 0]);
  expect([day, time].map((input) => input.getAttribute('aria-invalid'))).toEqual(['false', 'true']);
});

it('shows an example in an empty field that nobody takes for its value', () => {
  const { day, time } = show(null);
  expect([day.placeholder, day.value, time.value]).toEqual(['for example 22 Nov 2026', '', '']);
});
