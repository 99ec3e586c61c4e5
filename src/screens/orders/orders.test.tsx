import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { DataProvider } from 'react-admin';
import { afterEach, beforeEach, expect, it, type vi } from 'vitest';
import type { Permission } from '../../../contract/access/permissions';
import { RequestError } from '../../../dataProvider/requestError';
import { clients } from '../../../resources/accounts/clients';
import { subscriptionForms } from '../../../resources/orders/subscriptionForms';
import * as calls from '../../session/callApi';
import { standIn } from '../../testing/standIn';
import { TestOffice } from '../../testing/TestOffice';
import { FormDetails } from './FormDetails';
import { SubscribeClient } from './SubscribeClient';
import { UpdateAndPay } from './UpdateAndPay';

const answers = standIn(calls, 'callApi') as ReturnType<typeof vi.fn>;
afterEach(cleanup);

const home = { id: 'h', name: 'Home 20', price: 149_000, downloadMbps: 20, uploadMbps: 20, durationDays: 30 };
const office = { ...home, id: 'o', name: 'Business 50', price: 590_000 };
const person = {
  ...{ firstName: 'Grace', lastName: 'Nalwanga', phoneNumber: '+256772345678', placeOfResidence: 'Ntinda' },
  ...{ emailAddress: null, otherNumber: null, nationalId: null },
};
const client = { id: 'k1', clientNumber: 'CL-000007', ...person, coverageCheckId: null };
const form = {
  ...{ id: 'f1', formNumber: 'SF-000001', clientId: 'k1', client: person, productId: 'h', status: 'PAYMENT_PENDING' },
  ...{ buildingTypeId: null, installationAddress: 'Plot 4', dateCreated: '2026-03-01T08:00:00Z' },
};
const failed = { id: 'p1', reference: 'PAY-000001', paymentFormId: 'pf', status: 'FAILED', review: null };

async function answer(name: string): Promise<unknown> {
  if (name === 'listOfferedProducts') return { products: [home, office] };
  if (name === 'listOfferedBuildingTypes') return { buildingTypes: [] };
  if (name === 'getFormPayment') return { payment: failed, paymentForm: { id: 'pf', amount: 149_000 } };
  return { subscriptionForm: form };
}
beforeEach(() => {
  answers.mockReset();
  answers.mockImplementation(answer);
});

function show(page: ReactNode, at: string, permissions: Permission[] = [], record: object = form) {
  const list = async () => ({ data: [], total: 0 });
  const getOne = async (name: string) => ({ data: name === clients.name ? client : record });
  const dataProvider = { getOne, getList: list, getMany: list, getManyReference: list };
  render(
    <TestOffice
      at={at}
      resources={[clients, subscriptionForms]}
      permissions={permissions}
      dataProvider={dataProvider as unknown as Partial<DataProvider>}
    >
      {page}
    </TestOffice>,
  );
}
const address = () => screen.getByTestId('address').textContent;
const ordersMade = () => answers.mock.calls.filter(([name]) => name === 'createSubscriptionFormAsStaff');

it('creates an order once even on a double click, and uses the same key after a lost answer', async () => {
  show(<SubscribeClient />, '/subscribe-client?clientId=k1');
  fireEvent.click(await screen.findByRole('radio', { name: /Home 20/ }));
  const create = screen.getByRole('button', { name: 'Create order' });
  answers.mockImplementation(() =>
    Promise.reject(new RequestError('Service took long to respond.', 0, 'TIMEOUT_ERROR')),
  );
  fireEvent.click(create);
  fireEvent.click(create);
  expect((await screen.findByRole('alert')).textContent).toContain('took long');
  expect(ordersMade()).toHaveLength(1);
  expect(screen.getByLabelText(/Installation address/)).toHaveProperty('value', 'Ntinda');
  answers.mockImplementation(answer);
  fireEvent.click(create);
  await waitFor(() => expect(address()).toBe('/onboard-client-pay?id=f1'));
  const [first, second] = ordersMade().map(([, input]) => input);
  expect(second).toEqual(first);
  expect(first.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
  expect(first.body).toEqual({ clientId: 'k1', productId: 'h', installationAddress: 'Ntinda' });
});

it('does not order without a package, and says so at the packages', async () => {
  show(<SubscribeClient />, '/subscribe-client?clientId=k1');
  fireEvent.click(await screen.findByRole('button', { name: 'Create order' }));
  expect(await screen.findByText('Choose one')).toBeDefined();
  expect(ordersMade()).toHaveLength(0);
});

it('sends only the corrections, then goes on to the payment', async () => {
  show(<UpdateAndPay />, '/update-and-pay?id=f1');
  fireEvent.click(await screen.findByRole('radio', { name: /Business 50/ }));
  fireEvent.change(screen.getByLabelText(/Last name/), { target: { value: 'Nalwoga' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save and pay' }));
  await waitFor(() => expect(address()).toBe('/onboard-client-pay?id=f1'));
  expect(answers).toHaveBeenCalledWith('changeSubscriptionForm', {
    params: { id: 'f1' },
    body: { productId: 'o', client: { lastName: 'Nalwoga' } },
  });
});

it('keeps the package fixed while a payment is not over', async () => {
  answers.mockImplementation(async (name: string) =>
    name === 'getFormPayment' ? { payment: { ...failed, status: 'PENDING' }, paymentForm: null } : answer(name),
  );
  show(<UpdateAndPay />, '/update-and-pay?id=f1', ['View Payments']);
  expect(await screen.findByText(/PAY-000001 is not over yet/)).toBeDefined();
  expect(screen.getByRole('radio', { name: /Business 50/ })).toHaveProperty('disabled', true);
});

it('does not correct a paid order', async () => {
  show(<UpdateAndPay />, '/update-and-pay?id=f1', [], { ...form, status: 'PAID' });
  expect(await screen.findByText('SF-000001 is closed')).toBeDefined();
});

it('shows the next step in the details, and loads payments only for users who may see them', async () => {
  show(<FormDetails />, '/subscription-form-details?id=f1', ['View Subscription Form', 'Create Subscription Form']);
  expect(await screen.findByRole('link', { name: 'Take payment' })).toHaveProperty('search', '?id=f1');
  expect(screen.queryByRole('region', { name: 'Payments' })).toBeNull();
  expect(screen.getByText(/\/pay\/f1$/)).toBeDefined();
  expect(answers).not.toHaveBeenCalled();
  cleanup();
  show(<FormDetails />, '/subscription-form-details?id=f1', ['View Payments', 'Create Subscription Form']);
  expect(await screen.findByRole('link', { name: 'Reinitiate payment' })).toHaveProperty('search', '?id=p1');
});
