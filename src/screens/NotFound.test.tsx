import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { resources } from '../../resources';
import { TestOffice } from '../testing/TestOffice';
import { NotFound } from './NotFound';

afterEach(cleanup);

it('finds a page that the user may open, and links to the home page', async () => {
  render(
    <TestOffice at="/404" resources={resources} permissions={['View Accounts', 'View Work Orders']}>
      <NotFound />
    </TestOffice>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('404 · Page not found');
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/dashboard');
  const search = screen.getByRole('combobox', { name: 'Find a page' });
  search.focus();
  fireEvent.change(search, { target: { value: 'acc' } });
  const found = await screen.findAllByRole('option');
  expect(found.map(({ textContent }) => textContent)).toEqual(['Accounts · Customers']);
  fireEvent.keyDown(search, { key: 'Enter' });
  expect(screen.getByTestId('address').textContent).toBe('/accounts');
});
