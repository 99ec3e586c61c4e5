import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { type DataProvider, HttpError } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import type { Permission } from '../../../../contract/access/permissions';
import type { CoverageCode } from '../../../../contract/statuses';
import { clients } from '../../../../resources/accounts/clients';
import { Notifications } from '../../../layout/Notifications';
import * as calls from '../../../session/callApi';
import { standIn } from '../../../testing/standIn';
import { TestOffice } from '../../../testing/TestOffice';
import { ClientEntry } from './ClientEntry';
import { type Check, type Intent, outcomeOf } from './coverage';

const answers = standIn(calls, 'callApi') as ReturnType<typeof vi.fn>;
afterEach(() => {
  cleanup();
  answers.mockReset();
});

const checkOf = (code: CoverageCode, status: string) =>
  ({
    id: 'c1',
    location: { commonName: 'Ntinda, Kampala' },
    coverageResponse: { code, status, message: '' },
    outcome: 'RECOGNISED',
  }) as Check;
const known = {
  id: 'k1',
  clientNumber: 'CL-000007',
  firstName: 'Grace',
  lastName: 'Nalwanga',
  phoneNumber: '+256772345678',
  emailAddress: null,
  stage: 'LEAD',
};

const SELLER: Permission[] = ['View Leads', 'Create Leads', 'Create Subscription Form'];

function show(
  intent: Intent,
  methods: object = {},
  coverageCheck = checkOf('ASBUILT', 'Asbuilt(Constructed)'),
  permissions = SELLER,
) {
  answers.mockImplementation(async (name: string) =>
    name === 'checkCoverage'
      ? { coverageCheck, outcome: 'RECOGNISED', place: null, suggestions: [] }
      : { places: [], interestForm: { clientId: 'k2' } },
  );
  const create = vi.fn(async () => ({ data: { id: 'k2' } }));
  const dataProvider = { getList: async () => ({ data: [], total: 0 }), create, ...methods } as Partial<DataProvider>;
  render(
    <TestOffice resources={[clients]} permissions={permissions} dataProvider={dataProvider}>
      <ClientEntry intent={intent} />
      <Notifications />
    </TestOffice>,
  );
  return create;
}

const enter = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
async function fillIn() {
  await screen.findByLabelText(/First name/);
  enter(/First name/, 'Grace');
  enter(/Last name/, 'Nalwanga');
  enter(/Phone number/, '0772 345 678');
}
async function askFor(place: string, message: string) {
  enter(/^Place$/, place);
  fireEvent.click(screen.getByRole('button', { name: 'Check' }));
  await screen.findByText(message);
}
const address = () => screen.getByTestId('address').textContent;

it.each([
  ['client', null, 'PROSPECT'],
  ['lead', null, 'LEAD'],
  ['client', 'ASBUILT', 'PROSPECT'],
  ['lead', 'ASBUILT', 'LEAD'],
  ['client', 'PLANNED', 'INTEREST'],
  ['lead', 'IN_PROGRESS', 'INTEREST'],
  ['client', 'NO_PRESENCE', 'INTEREST'],
] as const)('a %s with coverage status %s becomes: %s', (intent, code, outcome) =>
  expect(outcomeOf(intent, code && checkOf(code, ''))).toBe(outcome),
);

it('creates a client once, with the coverage check, and continues with the subscription', async () => {
  const create = show('client');
  await fillIn();
  await askFor('Ntinda', 'Fiber is Available!');
  await waitFor(() => expect(screen.getByLabelText(/Place of residence/)).toHaveProperty('value', 'Ntinda, Kampala'));
  expect(screen.getByLabelText(/First name/)).toHaveProperty('value', 'Grace');
  const button = screen.getByRole('button', { name: 'Create and subscribe' });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(address()).toBe('/subscribe-client?clientId=k2'));
  expect(create).toHaveBeenCalledOnce();
  expect(create).toHaveBeenCalledWith('clients', {
    data: expect.objectContaining({ firstName: 'Grace', stage: 'PROSPECT', coverageCheckId: 'c1' }),
  });
});

it('creates a lead, and opens it', async () => {
  const create = show('lead');
  await fillIn();
  fireEvent.click(screen.getByRole('button', { name: 'Create lead' }));
  expect(await screen.findByText('Grace Nalwanga is a lead now')).toBeDefined();
  expect(create).toHaveBeenCalledWith('clients', { data: expect.objectContaining({ stage: 'LEAD' }) });
  await waitFor(() => expect(address()).toBe('/client-details?id=k2'));
});

it('records interest instead if there is no fibre yet', async () => {
  const create = show('client', {}, checkOf('PLANNED', 'Planned'));
  await fillIn();
  await askFor('Ntinda', 'Fiber is Planned!');
  fireEvent.click(await screen.findByRole('button', { name: 'Record interest' }));
  await waitFor(() => expect(address()).toBe('/client-details?id=k2'));
  expect(create).not.toHaveBeenCalled();
  expect(answers).toHaveBeenCalledWith(
    'createInterest',
    expect.objectContaining({ body: expect.objectContaining({ coverageCheckId: 'c1' }) }),
  );
});

it('shows an existing client with the same phone number before a duplicate is created', async () => {
  const getList = vi.fn(async () => ({
    data: [known, { ...known, id: 'k3', phoneNumber: '+256700000000' }],
    total: 2,
  }));
  show('client', { getList });
  await fillIn();
  const notice = within((await screen.findByText(/Already known/)).closest('[role=status]') as HTMLElement);
  expect(notice.getAllByRole('listitem')).toHaveLength(1);
  expect(notice.getByRole('link', { name: /CL-000007/ }).getAttribute('href')).toBe('/client-details?id=k1');
  expect(notice.getByRole('link', { name: 'Subscribe them' })).toBeDefined();
});

it("shows the server's reason next to the field that it refused, and keeps the input", async () => {
  const refusal = new HttpError('Check the fields.', 422, { errors: { nationalId: 'is too long' } });
  show('lead', { create: () => Promise.reject(refusal) });
  await fillIn();
  fireEvent.click(screen.getByRole('button', { name: 'Create lead' }));
  expect(await screen.findByText('is too long')).toBeDefined();
  expect(screen.getByRole('alert').textContent).toContain('Check the fields.');
  expect(screen.getByLabelText(/First name/)).toHaveProperty('value', 'Grace');
});

it('stays on the page if the user may not open the new client', async () => {
  show('lead', {}, undefined, ['Create Leads']);
  await fillIn();
  fireEvent.click(screen.getByRole('button', { name: 'Create lead' }));
  expect(await screen.findByRole('heading', { name: 'Grace Nalwanga is a lead now' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Record another person' }));
  expect(await screen.findByLabelText(/First name/)).toHaveProperty('value', '');
});
