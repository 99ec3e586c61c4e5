import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { DataProvider } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import type { Permission } from '../../../contract/access/permissions';
import { type AnyResource, defineResource } from '../../../resources/language/defineResource';
import { dateTime, integer, money, oneOf, reference, sequence, text } from '../../../resources/language/kinds';
import { TestOffice } from '../../testing/TestOffice';
import { answerCalls } from '../../testing/testCalls';
import { aPort, ports } from '../../testing/testShips';
import { DetailsScreen } from './DetailsScreen';

afterEach(cleanup);

const fares = defineResource({
  name: 'fares',
  label: ['Fare', 'Fares'],
  headline: { value: 'price', whom: ['portId'], about: ['paidAt', 'bags'] },
  representation: (fare) => fare.number,
  fields: {
    number: sequence({ prefix: 'FA' }),
    price: money({ required: true }),
    currency: text({ usual: 'UGX' }),
    status: oneOf(['NEW', 'PAID'], { default: 'NEW' }),
    type: oneOf(['SINGLE', 'RETURN']),
    portId: reference('ports', { label: 'Port' }),
    paidAt: dateTime({ label: 'Paid' }),
    bags: integer(),
    note: text(),
    redirectUrl: text({ technical: true }),
  },
  screens: [{ list: 'fares', details: 'fare-details' }],
  access: { list: 'View Leads' },
});
const seats = defineResource({
  name: 'seats',
  label: ['Seat', 'Seats'],
  fields: { fareId: reference('fares'), place: text() },
  access: { list: 'View Leads' },
});
const fare = {
  id: 'f1',
  number: 'FA-000001',
  price: 149_000,
  currency: 'UGX',
  status: 'PAID',
  type: 'RETURN',
  portId: 'p1',
  paidAt: '2026-03-14T09:00:00.000Z',
  bags: 2,
  note: null,
  redirectUrl: 'https://pay.example/1',
  dateCreated: '2026-03-14T08:00:00.000Z',
  dateUpdated: '2026-03-14T08:00:00.000Z',
};

async function show(permissions: Permission[] = ['View Leads'], record: object = fare) {
  const dataProvider = {
    getOne: async () => ({ data: record }),
    getMany: async () => ({ data: [aPort] }),
    getManyReference: async () => ({ data: [], total: 0 }),
  } as unknown as DataProvider;
  const { asked } = answerCalls({ 'GET /api/v1/related-records': { counts: { 'seats.fareId': 0 } } });
  const resources = [ports, fares, seats] as unknown as readonly AnyResource[];
  render(
    <TestOffice at="/fare-details?id=f1" permissions={permissions} resources={resources} dataProvider={dataProvider}>
      <DetailsScreen resource={fares as unknown as AnyResource} screen={{ list: 'fares' }} />
    </TestOffice>,
  );
  await screen.findByText('FA-000001', { selector: 'h1' });
  return { asked };
}
const plain = (text = '') => text.replace(/\u00a0/g, ' ');
const shown = (text: string) => screen.queryByText(text) !== null;
const labels = () => [...document.querySelectorAll('dt')].map(({ textContent }) => textContent);

it('begins with the main value and the status, followed by whom it is about and other important facts', async () => {
  await show();
  const heading = document.querySelector('h1')?.closest('div')?.parentElement;
  await waitFor(() =>
    expect(plain(heading?.textContent ?? '')).toMatch(
      /^UGX 149,000PaidFA-000001Entebbe · Paid 14 Mar 2026 · Bags: 2Fare · created 14 Mar 2026/,
    ),
  );
});

it('does not repeat what the heading says in full, and hides fields that are empty or at their usual value', async () => {
  await show();
  expect(labels()).toEqual(['Type', 'Paid']);
  const overview = within(screen.getByRole('region', { name: 'Overview' }));
  fireEvent.click(overview.getByText('Show all (2 more)'));
  expect(labels()).toEqual(['Currency', 'Type', 'Paid', 'Note']);
});

it('shows a currency that is not the usual one', async () => {
  await show(['View Leads'], { ...fare, currency: 'USD' });
  expect(labels()).toContain('Currency');
});

it('gives a type no colour', async () => {
  await show();
  expect(screen.getByText('Return').closest('[data-tone]')).toBeNull();
  expect(screen.getByText('Paid', { selector: '[data-tone]' }).dataset.tone).toBe('good');
});

it('collapses technical details, and shows them only to users with the permission', async () => {
  await show(['View Leads', 'View Application Settings']);
  expect(shown('Redirect url')).toBe(false);
  fireEvent.click(screen.getByText('Technical details'));
  expect(labels()).toEqual(expect.arrayContaining(['Redirect url', 'Updated']));
  expect(shown('f1')).toBe(true);
  cleanup();
  await show();
  expect(shown('Technical details')).toBe(false);
  expect(document.body.textContent).not.toContain('pay.example');
});

it('counts the related records of all lists in one call, and leaves empty lists out', async () => {
  const { asked } = await show();
  await waitFor(() => expect(asked()).toEqual(['GET /api/v1/related-records']));
  expect(screen.queryByRole('region', { name: /Seats/ })).toBeNull();
  expect(shown('Show all (1 empty)')).toBe(false);
});
