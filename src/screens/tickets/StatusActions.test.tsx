import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { TICKET_STATUSES, type TicketStatus } from '../../../contract/statuses';
import { transitionsFrom } from '../../../contract/tickets/ticketStatus';
import { RequestError } from '../../../dataProvider/requestError';
import { inEnglish } from '../../i18n/testWording';
import * as calls from '../../session/callApi';
import { standIn } from '../../testing/standIn';
import { TestOffice } from '../../testing/TestOffice';
import { StatusActions } from './StatusActions';
import { nameOfStep } from './steps';
import { aTicket, holding } from './testTicket';

const call = standIn(calls, 'callApi');
beforeEach(() => call.mockReset());
afterEach(cleanup);

const show = (status: TicketStatus, own = holding()) =>
  render(
    <TestOffice>
      <StatusActions ticket={{ ...aTicket, status }} own={own} />
    </TestOffice>,
  );
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it.each(TICKET_STATUSES)('offers the possible transitions from %s, as far as the user may make them', (status) => {
  show(status);
  const ways = transitionsFrom(status);
  expect(buttons().sort()).toEqual(ways.map((way) => nameOfStep(way, inEnglish)).sort());
  cleanup();
  show(status, holding('Comment', 'Reply'));
  expect(buttons()).toEqual([]);
  for (const way of ways) {
    cleanup();
    show(status, holding(way.permission));
    expect(buttons()).toEqual([nameOfStep(way, inEnglish)]);
  }
});

it('starts work at once', async () => {
  call.mockResolvedValueOnce({ ticket: aTicket } as never);
  show('NEW');
  press('Start work');
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith('changeTaskStatus', {
      params: { id: 't1' },
      body: { status: 'IN_PROGRESS' },
      version: aTicket.dateUpdated,
    }),
  );
});

it('says who has changed the ticket, and succeeds at the second attempt', async () => {
  const changed = { by: 'Ruth Auma', what: null, version: '2026-11-20T09:00:00.000Z' };
  call.mockRejectedValueOnce(new RequestError('Ruth Auma has changed this ticket.', 412, 412, {}, { changed }));
  call.mockResolvedValueOnce({ ticket: aTicket } as never);
  show('IN_PROGRESS');
  press('Resolve');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Resolve' }));
  expect(await dialog.findByText(/^Ruth Auma changed this on/)).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: 'Resolve' }));
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  const versions = call.mock.calls.map(([, input]) => input?.version);
  expect(versions).toEqual([aTicket.dateUpdated, changed.version]);
});

it('reopens only with a reason, and keeps the reason if that fails', async () => {
  call.mockRejectedValueOnce(new RequestError('This ticket is CLOSED: it stays so.', 409, 409));
  show('RESOLVED');
  press('Reopen');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Reopen' }));
  expect(dialog.getByText('is required to reopen a ticket')).toBeDefined();
  expect(call).not.toHaveBeenCalled();
  fireEvent.change(dialog.getByLabelText(/Why/), { target: { value: 'Red again' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Reopen' }));
  expect(await dialog.findByText('This ticket is CLOSED: it stays so.')).toBeDefined();
  expect(dialog.getByLabelText<HTMLTextAreaElement>(/Why/).value).toBe('Red again');
});

it('says who will be notified before it closes the ticket', async () => {
  show('RESOLVED');
  press('Close');
  expect(within(await screen.findByRole('dialog')).getByText(/Grace Auma will be notified/)).toBeDefined();
});
