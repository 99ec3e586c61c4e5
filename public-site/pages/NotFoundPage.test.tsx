import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { FIRST_CALLS } from '../../contract/constants';
import { startAfresh } from '../testing/setUp';
import NotFoundPage from './NotFoundPage';

startAfresh();

const wayBack = (stored?: string) => {
  if (stored) localStorage.setItem(FIRST_CALLS, stored);
  render(
    <MemoryRouter>
      <NotFoundPage />
    </MemoryRouter>,
  );
  return screen.queryByRole('link', { name: 'Back to the back-office' })?.getAttribute('href');
};

it('links staff back to their last page', () => {
  expect(wayBack(JSON.stringify({ '/dashboard': [], '/clients?page=2': ['/api/v1/clients'] }))).toBe('/clients?page=2');
});

it.each([undefined, '{}', 'rubbish', '{"//elsewhere.example":[]}', '{"https://elsewhere.example":[]}'])(
  'shows visitors no such link: %s',
  (stored) => {
    expect(wayBack(stored)).toBeUndefined();
  },
);
