import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TestOffice } from '../../testing/TestOffice';
import { FirstSteps } from './FirstSteps';

afterEach(cleanup);

const show = () =>
  render(
    <TestOffice permissions={['Use System', 'View Accounts', 'Update Tickets']}>
      <FirstSteps />
    </TestOffice>,
  );
const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

it("lists the steps that the user's permissions allow, and disappears once all were opened", () => {
  show();
  expect(links()).toEqual([
    'Add your photo and choose your notifications',
    'Take a ticket and reply',
    'Open an account and see its connection',
    'See what is new in this version',
  ]);
  for (const link of screen.getAllByRole('link')) fireEvent.click(link);
  expect(links()).toEqual([]);
});

it('disappears when it is closed', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Close first steps' }));
  expect(links()).toEqual([]);
});
