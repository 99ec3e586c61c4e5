import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { DataProvider } from 'react-admin';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { PERMISSIONS } from '../../../../contract/access/permissions';
import { resources } from '../../../../resources';
import type { WaitingItem } from '../../../../resources/worklists/actions';
import { SlotsContext } from '../../../crud/slots';
import { Notifications } from '../../../layout/Notifications';
import { sendPending } from '../../../session/pendingWrites';
import * as session from '../../../session/session';
import { standIn } from '../../../testing/standIn';
import { TestOffice } from '../../../testing/TestOffice';
import { slots } from '../../slots';
import { Today } from './Today';

const request = standIn(session, 'request') as ReturnType<typeof vi.fn>;

const item = (queue: string, id: string, more: Partial<WaitingItem> = {}): WaitingItem => ({
  ...{ queue, id, actsOn: id, name: `RFD-${id}`, who: `Ruth ${id}`, about: null, status: null, amount: 45_000 },
  ...{
    version: '2026-03-30T22:00:00.000Z',
    phone: null,
    slot: null,
    planned: false,
    place: null,
    contact: null,
    since: '2026-03-30T22:00:00.000Z',
    due: '2026-03-31T22:00:00.000Z',
  },
  ...more,
});
const visit = (id: string, status: string, more: Partial<WaitingItem> = {}) =>
  item('todaysVisits', id, {
    name: `WO-${id}`,
    status,
    about: 'REPAIR',
    amount: null,
    since: '2026-04-01T17:00:00.000Z',
    due: '2026-04-01T20:59:59.999Z',
    ...more,
  });

/** The waiting items on the server, which a test can change. */
let waiting: WaitingItem[] = [];
function answer(url: string) {
  const names = new URL(url, 'http://kitara.test').searchParams.get('names');
  const totals = new Map<string, number>();
  for (const { queue } of waiting) totals.set(queue, (totals.get(queue) ?? 0) + 1);
  return {
    queues: [...totals].map(([name, total]) => ({ name, total })),
    items: waiting.filter(({ queue }) => !names || queue === names),
  };
}

/** Returns the addresses of all POST requests. */
const sent = () => request.mock.calls.flatMap(([url, options]) => (options?.method === 'POST' ? [url] : []));

// Loads the code of the forms, which is otherwise loaded when a form is first opened.
beforeAll(() => import('../../worklists/RowForm'));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-31T22:00:00Z') });
  waiting = [
    item('refundsToApprove', '1'),
    item('refundsToApprove', '2'),
    visit('3', 'PLANNED'),
    visit('4', 'STARTED'),
  ];
  request.mockImplementation(async (url: string) => ({ json: answer(url) }));
});
afterEach(async () => {
  await act(sendPending);
  cleanup();
  vi.useRealTimers();
  request.mockReset();
});

function show(at = '/dashboard', methods: object = {}, permissions: readonly string[] = PERMISSIONS) {
  const dataProvider = methods as unknown as DataProvider;
  render(
    <TestOffice at={at} permissions={[...permissions]} resources={resources} dataProvider={dataProvider}>
      <SlotsContext value={slots}>
        <Today />
      </SlotsContext>
      <Notifications />
    </TestOffice>,
  );
}
const rows = async () => within(await screen.findByRole('list', { name: 'Waiting for you' })).findAllByRole('listitem');
const link = (name: string) => screen.findByRole('link', { name });

it('shows in each row the customer, the subject, the amount and how late it is', async () => {
  show();
  const [first, , third] = await rows();
  expect(first?.textContent).toContain('Ruth 1');
  expect(first?.textContent).toContain('Refunds to approve · RFD-1');
  expect(first?.textContent).toMatch(/UGX\s45,000/);
  expect(first?.textContent).toContain('Due now');
  expect(third?.textContent).toContain('Repair');
  expect(third?.textContent).toContain('Due in 22 hours');
  expect((await link('Ruth 1')).getAttribute('href')).toBe('/payment-refund-details?id=1');
});

it("offers the actions that fit a record's status", async () => {
  show();
  await rows();
  const named = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(named).toEqual(expect.arrayContaining(['On the way: WO-3', 'Start: WO-3', 'Done: WO-4']));
  expect(named).not.toContain('Done: WO-3');
});

it('shows a visit’s time, place and status, whom to call, and directions', async () => {
  const place = { address: 'Plot 7, Kololo', latitude: 0.33, longitude: 32.594 };
  waiting = [visit('5', 'ON_THE_WAY', { slot: 'MORNING', phone: '+256771234567', place })];
  show();
  const [row] = await rows();
  expect(row?.textContent).toContain('On the way');
  expect(row?.textContent).toContain('Morning, 8:00–12:00 · Today’s visits · WO-5 · Repair');
  expect((await link('0771 234 567')).getAttribute('href')).toBe('tel:+256771234567');
  expect((await link('Plot 7, Kololo')).getAttribute('href')).toContain('destination=0.33%2C32.594');
});

it('shows a whole day plan, however long', async () => {
  const mine = Array.from({ length: 11 }, (_, at) => ({
    ...visit(`1${at}`, 'PLANNED', { planned: true }),
    queue: 'myVisits',
  }));
  waiting = [...mine, item('refundsToApprove', '1')];
  show();
  expect(await rows()).toHaveLength(11);
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await rows()).toHaveLength(12);
});

it('assigns an unassigned visit in its row', async () => {
  waiting = [{ ...visit('6', 'NOT_ASSIGNED'), queue: 'unassignedVisits' }];
  request.mockImplementation(async (url: string, options: { method?: string }) => {
    if (options?.method === 'POST') return { json: { outcomes: [{ id: '6', changed: true }] } };
    if (!url.includes('assignees')) return { json: answer(url) };
    return { json: { assignees: [{ id: 'tom', fullName: 'Tom Fieldman' }], teams: [], totalRecords: 1 } };
  });
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Assign: WO-6' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Tom Fieldman' }));
  await waitFor(() => expect(sent()).toEqual([expect.stringMatching(/work-orders\/assign$/)]));
});

it('offers only actions that the user may take', async () => {
  show('/dashboard', {}, ['View Payment Refund Tasks', 'View Work Orders', 'Update Work Orders']);
  await rows();
  expect(screen.queryByRole('button', { name: 'Approve: RFD-1' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Start: WO-3' })).toBeDefined();
});

it('offers a reply on a colleague’s ticket only to users who manage tickets', async () => {
  waiting = [item('longWaitingTickets', '5', { name: 'TK-5', amount: null })];
  show('/dashboard', {}, ['View Tickets', 'Update Tickets']);
  await rows();
  expect(screen.queryByRole('button', { name: 'Reply: TK-5' })).toBeNull();
  cleanup();
  show('/dashboard', {}, ['View Tickets', 'Update Tickets', 'Manage Tickets']);
  await rows();
  expect(screen.getByRole('button', { name: 'Reply: TK-5' })).toBeDefined();
});

it('acts once on a double click', async () => {
  const update = vi.fn();
  show('/dashboard', { update });
  await rows();
  fireEvent.click(screen.getByRole('button', { name: 'Start: WO-3' }), { detail: 2 });
  expect(screen.queryByText(/^WO-3: /)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Start: WO-3' }), { detail: 1 });
  expect(await screen.findByText(/^WO-3: /)).toBeDefined();
});

it('selects a queue by its chip', async () => {
  show();
  const chips = within(await screen.findByRole('navigation', { name: 'Queues' }));
  fireEvent.click(chips.getByRole('link', { name: 'Visits 2' }));
  await screen.findByRole('list', { name: 'Visits' });
  fireEvent.click(await link('Today’s visits 2'));
  await screen.findByRole('list', { name: 'Today’s visits' });
  expect(screen.getByTestId('address').textContent).toBe('/dashboard?queue=todaysVisits');
  await waitFor(() => expect(request.mock.calls.at(-1)?.[0]).toMatch(/names=todaysVisits/));
});

it('approves a refund at once, and moves the focus to the next row', async () => {
  show();
  const approve = await screen.findByRole('button', { name: 'Approve: RFD-1' });
  request.mockImplementation(async (url: string, options: { method?: string }) => {
    if (options?.method === 'POST') waiting = waiting.slice(1);
    return { json: answer(url) };
  });
  fireEvent.click(approve);
  expect(await screen.findByText('RFD-1: approved.')).toBeDefined();
  await waitFor(async () => expect(document.activeElement).toBe(await link('Ruth 2')));
  expect(request).toHaveBeenCalledWith(
    expect.stringContaining('payment-refund-tasks/1/approve'),
    expect.objectContaining({ method: 'POST', body: { note: null } }),
  );
});

it('hides a finished visit at once, and restores it when the action is undone', async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Done: WO-4' }));
  await screen.findByText('WO-4: done.');
  expect(screen.queryByRole('link', { name: 'Ruth 4' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await link('Ruth 4')).toBeDefined();
  await act(sendPending);
  expect(sent()).toEqual([]);
});

it('keeps a started visit in the list, and sends the change once it can no longer be undone', async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Start: WO-3' }));
  expect(await screen.findByRole('button', { name: 'Done: WO-3' })).toBeDefined();
  expect(sent()).toEqual([]);
  await act(sendPending);
  expect(sent()).toEqual([expect.stringMatching(/work-orders\/3\/start$/)]);
});

it('asks for a reason before it rejects', async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Reject: RFD-1' }));
  const form = within(await screen.findByRole('dialog', { name: /^Reject: .*RFD-1/ }));
  expect(form.getByLabelText(/Note/)).toBeDefined();
});

it('opens the payout form with the refund as it is after sending, not as it was before', async () => {
  let refund: object = { id: '1', paymentId: 'p1', refundNumber: 'RFD-1', amount: 45_000, payoutReference: null };
  let answerLate = () => {};
  const late = new Promise<void>((resolve) => {
    answerLate = resolve;
  });
  let asked = 0;
  const getOne = async (resource: string) => {
    if (resource === 'payments') return { data: { id: 'p1', provider: null } };
    asked += 1;
    if (asked > 1) await late;
    return { data: refund };
  };
  waiting = [item('refundsToSend', '1')];
  show('/dashboard', { getOne });
  fireEvent.click(await screen.findByRole('button', { name: 'Send: RFD-1' }));
  const reference = await screen.findByRole('textbox', { name: 'Payout reference' });
  request.mockImplementation(async (url: string, options: { method?: string }) => {
    if (options?.method !== 'POST') return { json: answer(url) };
    refund = { ...refund, payoutReference: 'Slip 41' };
    waiting = [item('refundsToConfirm', '1')];
    return { json: { paymentRefundTask: refund } };
  });
  fireEvent.change(reference, { target: { value: 'Slip 41' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm payout: RFD-1' }));
  expect(screen.queryByRole('textbox', { name: 'Payout reference' })).toBeNull();
  await act(async () => answerLate());
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm payout' }));
  await screen.findByText('RFD-1 is paid out.');
  expect(sent().at(-1)).toMatch(/payment-refund-tasks\/1\/effect$/);
});

it('says what the network answered when it is asked again', async () => {
  waiting = [item('paidNotActive', '1', { name: 'SB-1' })];
  show();
  const activate = await screen.findByRole('button', { name: 'Activate: SB-1' });
  request.mockImplementation(async (url: string, options: { method?: string }) =>
    options?.method === 'POST'
      ? { json: { subscription: {}, log: { outcome: 'FAILED', message: 'The ONU is offline.' } } }
      : { json: answer(url) },
  );
  fireEvent.click(activate);
  expect(await screen.findByText(/The ONU is offline\./)).toBeDefined();
  expect(sent()).toEqual([expect.stringMatching(/subscription\/activate\/1$/)]);
});

it('moves between rows with j and k', async () => {
  show();
  await rows();
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(document.activeElement?.textContent).toBe('Ruth 1');
  fireEvent.keyDown(document.activeElement as Element, { key: 'j' });
  expect(document.activeElement?.textContent).toBe('Ruth 2');
  fireEvent.keyDown(document.activeElement as Element, { key: 'k' });
  expect(document.activeElement?.textContent).toBe('Ruth 1');
});

it('says that nothing is waiting, or that the role has no queue', async () => {
  request.mockImplementation(async () => ({ json: { queues: [{ name: 'leads', total: 0 }], items: [] } }));
  show();
  expect(await screen.findByText('Nothing is waiting for you.')).toBeDefined();
  cleanup();
  request.mockImplementation(async () => ({ json: { queues: [], items: [] } }));
  show();
  expect(await screen.findByText(/No queue belongs to your role/)).toBeDefined();
});

it('retries what could not be loaded', async () => {
  request.mockImplementation(async () => {
    throw new Error('Service took long to respond, please try again.');
  });
  show();
  await screen.findByRole('alert');
  request.mockImplementation(async (url: string) => ({ json: answer(url) }));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await link('Ruth 1')).toBeDefined();
});
