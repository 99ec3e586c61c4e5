import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { describe, expect, it, onTestFinished } from 'vitest';
import { newCheck, recallCheck, rememberCheck } from '../coverage/rememberedCheck';
import { onToast } from '../layout/toasts';
import { sendNow } from '../offline/queue';
import { recallPayer } from '../payments/kept';
import { rememberDraft } from '../subscribe/useSubscribeForm';
import { EMPTY_VALUES } from '../subscribe/values';
import { aCoverageAnswer, aProduct, testId } from '../testing/records';
import { startAfresh } from '../testing/setUp';
import { offline, type SentCall, stubApi } from '../testing/stubApi';
import SubscribePage from './SubscribePage';

startAfresh();

const AGENT = testId(77);
const ORDER = 'POST onboarding/subscription';
const lists = {
  'GET onboarding/products': () => ({ body: { products: [aProduct()], totalRecords: 1 } }),
  'GET onboarding/building-types': () => ({
    body: { buildingTypes: [{ id: testId(5), name: 'Apartment', description: null }], totalRecords: 1 },
  }),
};
const agents = { [`GET onboarding/agents/${AGENT}`]: () => ({ body: { agent: { id: AGENT, name: 'Nile Connect' } } }) };
const accepted = () => ({ status: 201, body: { subscriptionForm: { id: testId(9) } } });
const Address = () => {
  const { pathname, search } = useLocation();
  return <p>{`at ${pathname}${search}`}</p>;
};
const open = (address = '/subscribe') =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/subscribe/:agentId?" element={<SubscribePage />} />
        <Route path="*" element={<Address />} />
      </Routes>
    </MemoryRouter>,
  );
const type = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const fill = async () => {
  fireEvent.click(await screen.findByRole('radio', { name: /Kitara Home 20/ }));
  fireEvent.change(await screen.findByLabelText(/Type of building/), { target: { value: testId(5) } });
  type(/Installation address/, 'Plot 7, Ntinda Road');
  type(/First name/, ' Grace ');
  type(/Last name/, 'Nakato');
  type('Phone number', '0771 234 567');
  type(/National ID/, 'CF90012345');
};
const send = () => fireEvent.click(screen.getByRole('button', { name: /Continue to payment|Subscribing/ }));

describe('subscribing', () => {
  it('keeps text typed before the script was loaded, and the rest of the draft', async () => {
    stubApi({ ...lists, [ORDER]: offline });
    rememberDraft({ ...EMPTY_VALUES, client: { ...EMPTY_VALUES.client, firstName: 'Ann', lastName: 'Nakato' } });
    const page = (
      <MemoryRouter initialEntries={['/subscribe']}>
        <SubscribePage />
      </MemoryRouter>
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page);
    type(/First name/, 'Grace');
    type(/Installation address/, 'Plot 7, Ntinda Road');
    const root = await act(async () => hydrateRoot(container, page));
    const texts = [/First name/, /Last name/, /Installation address/].map(
      (label) => screen.getByLabelText<HTMLInputElement>(label).value,
    );
    expect(texts).toEqual(['Grace', 'Nakato', 'Plot 7, Ntinda Road']);
    act(() => root.unmount());
    container.remove();
  });

  it('sends one order on a double tap, linked to the agent, and goes on to the payment', async () => {
    const sent = stubApi({ ...lists, ...agents, [ORDER]: accepted });
    open(`/subscribe/${AGENT}`);
    expect(await screen.findByText(/through a sales agent: Nile Connect/)).toBeTruthy();
    await fill();
    send();
    send();
    expect(await screen.findByText(`at /subscription-pay?form=${testId(9)}`)).toBeTruthy();
    const orders = sent.filter(({ call }) => call === ORDER);
    expect(orders).toHaveLength(1);
    expect(orders[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
    expect(orders[0]?.body).toEqual({
      client: { firstName: 'Grace', lastName: 'Nakato', phoneNumber: '0771 234 567', nationalId: 'CF90012345' },
      productId: testId(1),
      buildingTypeId: testId(5),
      installationAddress: 'Plot 7, Ntinda Road',
      agentId: AGENT,
    });
    expect(recallPayer(testId(9))?.phoneNumber).toBe('0771 234 567');
  });

  it('says "Subscribing..." while it is in progress', async () => {
    stubApi({ ...lists, [ORDER]: () => new Promise<never>(() => {}) });
    open();
    await fill();
    send();
    expect(await screen.findByRole('button', { name: 'Subscribing...' })).toBeTruthy();
  });

  it('repeats a lost order with the same key', async () => {
    let lost = true;
    const sent = stubApi({ ...lists, [ORDER]: () => (lost ? { status: 503, body: {} } : accepted()) });
    open();
    await fill();
    send();
    await screen.findByText('Your order was not sent');
    lost = false;
    send();
    await screen.findByText(/at \/subscription-pay/);
    const keys = sent.filter(({ call }) => call === ORDER).map(({ key }) => key);
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it('waits in this tab for the connection, including a national ID, and then goes on to the payment', async () => {
    stubApi({ ...lists, [ORDER]: offline });
    open();
    await fill();
    send();
    expect((await screen.findByRole('region', { name: 'Waiting to be sent' })).textContent).toMatch(
      /Saved in this tab/,
    );
    expect(JSON.stringify({ ...localStorage })).not.toContain('CF90012345');
    const sent = stubApi({ ...lists, [ORDER]: accepted });
    await act(() => sendNow('subscribe'));
    expect(await screen.findByText(`at /subscription-pay?form=${testId(9)}`)).toBeTruthy();
    expect(sent.find(({ call }) => call === ORDER)?.body).toMatchObject({ client: { nationalId: 'CF90012345' } });
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('CF90012345');
  });

  it('says that what was typed was kept only if the form is shown', async () => {
    const said: string[] = [];
    onTestFinished(onToast(({ text }) => said.push(text)));
    stubApi({ ...lists, [ORDER]: offline });
    rememberDraft({ ...EMPTY_VALUES, client: { ...EMPTY_VALUES.client, firstName: 'Grace' } });
    const first = open();
    await waitFor(() => expect(said).toEqual(['We kept what you typed last time.']));
    await fill();
    send();
    await screen.findByText('Saved in this tab');
    first.unmount();
    open();
    await screen.findByText('Saved in this tab');
    expect(said).toHaveLength(1);
  });

  it('shows the form again, including the national ID, if it was refused while it waited', async () => {
    stubApi({ ...lists, [ORDER]: offline });
    const visit = open();
    await fill();
    send();
    await screen.findByText('Saved in this tab');
    visit.unmount();
    const errors = { 'client.nationalId': 'is not a national ID' };
    stubApi({ ...lists, [ORDER]: () => ({ status: 422, body: { error: 'Please check.', errors } }) });
    await sendNow('subscribe');
    open();
    expect(await screen.findByText('National ID number is not a national ID')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/National ID/).value).toBe('CF90012345');
    expect(screen.getByLabelText<HTMLInputElement>(/First name/).value).toBe(' Grace ');
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('CF90012345');
  });

  it("shows the API's errors next to their fields, and focuses the first one", async () => {
    const errors = { 'client.nationalId': 'is not a national ID', 'client.phoneNumber': 'must be a phone number' };
    stubApi({ ...lists, [ORDER]: () => ({ status: 422, body: { error: 'Please check.', errors } }) });
    open();
    await fill();
    send();
    expect(await screen.findByText('Phone number must be a phone number')).toBeTruthy();
    expect(screen.getByText('National ID number is not a national ID')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Phone number')));
  });

  it('does not send invalid values', async () => {
    const sent = stubApi(lists);
    open();
    await screen.findByRole('radio', { name: /Kitara Home 20/ });
    send();
    expect(await screen.findByText('Choose a package')).toBeTruthy();
    expect(screen.getByText('First name is required')).toBeTruthy();
    expect(sent.some(({ call }) => call === ORDER)).toBe(false);
  });
});

describe('choosing a package', () => {
  const offered = [
    ...[10, 20, 40, 60, 100].map((speed, n) =>
      aProduct({ id: testId(n + 1), name: `Kitara Home ${speed}`, downloadMbps: speed }),
    ),
    aProduct({ id: testId(11), name: 'Kitara Home 20 Quarter', durationDays: 90 }),
    aProduct({ id: testId(12), name: 'Kitara Business 50', segment: 'BUSINESS', downloadMbps: 50 }),
  ];
  const openWith = (address?: string) => {
    stubApi({ ...lists, 'GET onboarding/products': () => ({ body: { products: offered, totalRecords: 7 } }) });
    open(address);
  };
  const shown = () =>
    screen
      .queryAllByRole('radio', { name: /^Kitara/ })
      .map((radio) => radio.closest('label')?.querySelector('.package-name')?.textContent);
  const press = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

  it('shows at most four monthly packages for homes, and the others on request', async () => {
    openWith();
    await screen.findByRole('radio', { name: 'Home' });
    expect(shown()).toEqual(['Kitara Home 10', 'Kitara Home 20', 'Kitara Home 40', 'Kitara Home 60']);
    fireEvent.click(screen.getByRole('button', { name: 'Show all 5 packages' }));
    expect(shown()).toHaveLength(5);
  });

  it('keeps the speed when the period changes, and selects none for other customers', async () => {
    openWith(`/subscribe?package=${testId(2)}`);
    expect(await within(screen.getByRole('complementary')).findByText('Kitara Home 20')).toBeTruthy();
    press('90 days');
    expect(within(screen.getByRole('complementary')).getByText('Kitara Home 20 Quarter')).toBeTruthy();
    press('Business');
    expect(shown()).toEqual(['Kitara Business 50']);
    expect(screen.getByText('Choose a package to see what you pay.')).toBeTruthy();
  });

  it('shows the package of a link in its group, and ignores one that is not on offer', async () => {
    openWith(`/subscribe?package=${testId(12)}`);
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Business' })).checked).toBe(true);
    cleanup();
    openWith('/subscribe?package=foo');
    await screen.findByRole('radio', { name: 'Home' });
    send();
    expect(await screen.findByText('Choose a package')).toBeTruthy();
  });

  it('gets the focus if it is the first missing field, and its error is announced', async () => {
    openWith();
    const first = await screen.findByRole('radio', { name: /^Kitara Home 10/ });
    send();
    const problem = await screen.findByText('Choose a package');
    await waitFor(() => expect(document.activeElement).toBe(first));
    expect(first.getAttribute('aria-describedby')).toBe(problem.id);
  });
});

/** Refuses a reference to something that no longer exists, like the API. */
const knowing = (gone: string) => (body: unknown) =>
  gone in (body as object)
    ? { status: 422, body: { error: 'It does not exist.', errors: { [gone]: 'does not exist' } } }
    : accepted();
const ordersIn = (sent: SentCall[]) => sent.filter(({ call }) => call === ORDER).map(({ body }) => body);

describe('the link of a sales agent', () => {
  it.each([
    ['whom nobody knows', AGENT],
    ['that is incomplete', 'AG-0001'],
  ])('says at once if it names an agent %s, and the order continues without one', async (_, id) => {
    const unknown = { [`GET onboarding/agents/${id}`]: () => ({ status: 404, body: { error: 'Unknown.' } }) };
    const sent = stubApi({ ...lists, ...unknown, [ORDER]: accepted });
    open(`/subscribe/${id}`);
    expect(await screen.findByText(/We do not know this agent’s link/)).toBeTruthy();
    expect(screen.queryByText(/through a sales agent/)).toBeNull();
    await fill();
    send();
    expect(await screen.findByText(/at \/subscription-pay/)).toBeTruthy();
    expect(ordersIn(sent)).toEqual([expect.not.objectContaining({ agentId: expect.anything() })]);
  });

  it('that could not be checked delays the order no more than a wrong one', async () => {
    const silent = { [`GET onboarding/agents/${AGENT}`]: () => new Promise<never>(() => {}) };
    const sent = stubApi({ ...lists, ...silent, [ORDER]: knowing('agentId') });
    open(`/subscribe/${AGENT}`);
    await fill();
    send();
    expect(await screen.findByText(/at \/subscription-pay/)).toBeTruthy();
    expect(ordersIn(sent)).toHaveLength(2);
  });
});

it('asks for the package first, then for the place, and for the person last, before its only button', async () => {
  stubApi(lists);
  open();
  const before = (a: Element, b: Element) => Boolean(a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING);
  const parts = [
    await screen.findByRole('radio', { name: /Kitara Home 20/ }),
    screen.getByLabelText(/Installation address/),
    ...[/First name/, /Last name/, 'Phone number', /National ID/].map((label) => screen.getByLabelText(label)),
    screen.getByRole('button', { name: 'Continue to payment' }),
  ];
  expect([...parts].sort((a, b) => (before(a, b) ? -1 : 1))).toEqual(parts);
});

it('a coverage check that no longer exists is dropped, and the order continues without it', async () => {
  rememberCheck(newCheck('Ntinda', aCoverageAnswer('Asbuilt(Constructed)')));
  const sent = stubApi({ ...lists, [ORDER]: knowing('coverageCheckId') });
  open();
  await fill();
  send();
  expect(await screen.findByText(/at \/subscription-pay/)).toBeTruthy();
  expect(ordersIn(sent)).toEqual([
    expect.objectContaining({ coverageCheckId: testId(30) }),
    expect.not.objectContaining({ coverageCheckId: expect.anything() }),
  ]);
  expect(recallCheck()).toBeNull();
});

describe('a place without fibre', () => {
  it.each(['Not Available', 'Planned', 'In Progess'])(
    'leads to the waiting list instead of the payment: %s',
    async (status) => {
      rememberCheck(newCheck('Gulu', aCoverageAnswer(status)));
      const sent = stubApi({
        ...lists,
        'POST onboarding/interest': () => ({ status: 201, body: { interestForm: { id: testId(8) }, neighbours: 3 } }),
      });
      open();
      const joining = await screen.findByRole('button', { name: 'Tell me when it arrives' });
      expect(screen.queryByRole('button', { name: 'Continue to payment' })).toBeNull();
      type(/First name/, 'Grace');
      type(/Last name/, 'Nakato');
      type('Phone number', '0771 234 567');
      fireEvent.click(joining);
      expect(await screen.findByText(/3 of your neighbours/)).toBeTruthy();
      expect(sent.find(({ call }) => call === 'POST onboarding/interest')?.body).toMatchObject({
        coverageCheckId: testId(30),
      });
      expect(recallCheck()?.neighbours).toBe(3);
    },
  );

  it('can be replaced by another place', async () => {
    rememberCheck(newCheck('Gulu', aCoverageAnswer('Not Available')));
    stubApi(lists);
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Check another place' }));
    expect(await screen.findByText('at /')).toBeTruthy();
    expect(recallCheck()).toBeNull();
  });
});

it('details that few need are folded, until one is filled in or has an error', async () => {
  stubApi(lists);
  open();
  const folded = () => !(screen.getByText(/More details/).closest('details') as HTMLDetailsElement).open;
  expect(folded()).toBe(true);
  await fill();
  expect(folded()).toBe(false);
});

it('a business is asked for its name and TIN first, and both are sent', async () => {
  const products = [aProduct({ segment: 'BUSINESS', name: 'Office 50' })];
  const sent = stubApi({
    ...lists,
    'GET onboarding/products': () => ({ body: { products, totalRecords: 1 } }),
    [ORDER]: accepted,
  });
  open();
  fireEvent.click(await screen.findByRole('radio', { name: /Office 50/ }));
  const company = screen.getByLabelText(/Company name/);
  expect(company.closest('details')).toBeNull();
  expect(company.compareDocumentPosition(screen.getByLabelText(/First name/))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  type(/Company name/, ' Nile Traders Ltd ');
  type(/TIN/, '1000029771');
  type(/Installation address/, 'Plot 7, Ntinda Road');
  type(/First name/, 'Grace');
  type(/Last name/, 'Nakato');
  type('Phone number', '0771 234 567');
  send();
  await screen.findByText(/at \/subscription-pay/);
  expect(ordersIn(sent)[0]).toMatchObject({ client: { companyName: 'Nile Traders Ltd', tin: '1000029771' } });
});

describe('the draft', () => {
  it('survives a reload, except for the national ID', async () => {
    stubApi(lists);
    const visit = open();
    await fill();
    visit.unmount();
    open();
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/First name/).value).toBe(' Grace '));
    expect(screen.getByLabelText<HTMLInputElement>(/National ID/).value).toBe('');
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: /Kitara Home 20/ })).checked).toBe(true);
    expect(JSON.stringify({ ...localStorage })).not.toContain('CF90012345');
  });

  it('is deleted when the order is made', async () => {
    stubApi({ ...lists, [ORDER]: accepted });
    const visit = open();
    await fill();
    send();
    await screen.findByText(/at \/subscription-pay/);
    visit.unmount();
    open();
    await act(async () => {});
    expect(screen.getByLabelText<HTMLInputElement>(/First name/).value).toBe('');
  });

  it('is overridden by the package of the link', async () => {
    stubApi(lists);
    open(`/subscribe?package=${testId(1)}`);
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: /Kitara Home 20/ })).checked).toBe(true);
  });
});
