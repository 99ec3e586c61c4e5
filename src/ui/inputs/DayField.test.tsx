import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Form } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { TestOffice } from '../../testing/TestOffice';
import { DayInput } from './DayInput';

afterEach(cleanup);

function show(onSubmit = vi.fn()) {
  render(
    <TestOffice>
      <Form record={{ id: 'x', visitDate: '2026-11-22' }} onSubmit={onSubmit}>
        <DayInput source="visitDate" label="Visit" />
        <button type="submit">Save</button>
      </Form>
    </TestOffice>,
  );
  return { onSubmit, input: screen.getByLabelText<HTMLInputElement>('Visit') };
}

it('shows a day as the rest of the product does, accepts what people type, and stores an ISO date', async () => {
  const { onSubmit, input } = show();
  expect(input.value).toBe('22 Nov 2026');
  fireEvent.change(input, { target: { value: '3/12/2026' } });
  expect(input.value).toBe('3/12/2026');
  fireEvent.blur(input);
  expect(input.value).toBe('3 Dec 2026');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => onSubmit.mock.calls[0]?.[0]).toMatchObject({ visitDate: '2026-12-03' });
});

it('refuses text that is not a day, and keeps it so that it can be corrected', async () => {
  const { onSubmit, input } = show();
  fireEvent.change(input, { target: { value: '12/22/2026' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Write the day as 22 Nov 2026 or 22/11/2026.')).toBeDefined();
  expect(input.value).toBe('12/22/2026');
  expect(onSubmit).not.toHaveBeenCalled();
});
