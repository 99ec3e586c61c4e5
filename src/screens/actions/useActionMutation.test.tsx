import { useQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, act as settle, waitFor } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Notifications } from '../../layout/Notifications';
import { sendPending } from '../../session/pendingWrites';
import { TestOffice } from '../../testing/TestOffice';
import { useActionMutation } from './useActionMutation';

const act = vi.fn(async (_name: string, _input?: object): Promise<unknown> => ({}));
const load = vi.fn(async () => 'loaded');
const events = vi.fn();

beforeEach(() => {
  act.mockReset().mockResolvedValue({ comment: { id: 'c' } });
  load.mockClear();
  events.mockReset();
});
afterEach(async () => {
  await settle(sendPending);
  cleanup();
});

interface Options {
  done?(): string;
  onFailure?(reason: string, input: unknown): void;
  refreshes?: readonly string[];
  failed?: string;
  undo?: { said(): string; onBegin(): void; onEnd(): void };
}
interface Props {
  name?: 'createComment' | 'takeTicket';
  options?: Options;
}

/** A button and a form for one action, beside a query of tickets. */
function Page({ name = 'createComment', options = {} }: Props) {
  useQuery({ queryKey: ['tickets'], queryFn: load });
  const mutation = useActionMutation(name as 'createComment', options);
  const inputOf = (body: string) => ({
    params: { id: 't' },
    body: { body, internal: false, mentionedIds: [], attachmentIds: [] },
  });
  const submit = async () => events(await mutation.submit(inputOf('Hello')));
  return (
    <>
      <button type="button" onClick={() => mutation.perform(inputOf('Hello'))}>
        Send
      </button>
      <button type="button" onClick={() => mutation.perform(inputOf('Corrected'))}>
        Send another
      </button>
      <button type="button" onClick={submit}>
        Submit
      </button>
      <output>{mutation.isPending ? 'pending' : mutation.failure}</output>
    </>
  );
}

async function show(props: Props = {}) {
  render(
    <TestOffice dataProvider={{ act }}>
      <Page {...props} />
      <Notifications />
    </TestOffice>,
  );
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const status = () => screen.getAllByRole('status').find(({ tagName }) => tagName === 'OUTPUT')?.textContent;
const keys = () => act.mock.calls.map(([, input]) => (input as { idempotencyKey?: string }).idempotencyKey);
const calls = (count: number) => waitFor(() => expect(act).toHaveBeenCalledTimes(count));
const done = () => 'Sent.';

it('repeats an idempotent action with its key after a lost answer, and gives a key to each other input', async () => {
  act.mockRejectedValueOnce(new HttpError('The service cannot be reached.', 0));
  await show({ options: { done } });
  press('Send');
  await screen.findByText('The service cannot be reached.', { selector: '#notistack-snackbar' });
  press('Send');
  await screen.findByText('Sent.');
  press('Send another');
  await calls(3);
  const [first, second, third] = keys();
  expect(first).toMatch(/^[\w-]{36}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('gives the same input another key after a success, because it is then a new action', async () => {
  await show({ options: { done } });
  press('Send');
  await screen.findByText('Sent.');
  await waitFor(() => expect(status()).toBe(''));
  press('Send');
  await calls(2);
  expect(new Set(keys()).size).toBe(2);
});

it('sends no key with an action that is not idempotent', async () => {
  await show({ name: 'takeTicket' });
  press('Send');
  await calls(1);
  expect(keys()).toEqual([undefined]);
});

it('performs the action once on a double click', async () => {
  let answer: (json: object) => void = () => undefined;
  act.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  await show({ options: { done } });
  press('Send');
  press('Send');
  expect(status()).toBe('pending');
  await settle(async () => answer({}));
  await screen.findByText('Sent.');
  expect(act).toHaveBeenCalledOnce();
});

it('loads everything on the page again after a success, and nothing after a failure', async () => {
  act.mockRejectedValueOnce(new HttpError('It is closed.', 409));
  await show({ options: { done } });
  press('Send');
  await screen.findByText('It is closed.', { selector: '#notistack-snackbar' });
  expect(load).toHaveBeenCalledOnce();
  press('Send');
  await screen.findByText('Sent.');
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
});

it('loads everything on the page again if someone else has changed the record', async () => {
  const changed = { by: 'Ruth Auma', what: null, version: '2026-03-14T09:00:00.000Z' };
  act.mockRejectedValueOnce(new HttpError('Ruth Auma has changed it.', 412, { changed }));
  await show();
  press('Send');
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
});

it('loads the named resources again even after a failure, before it shows the result', async () => {
  act.mockRejectedValueOnce(new HttpError('', 409));
  let loaded: (text: string) => void = () => undefined;
  await show({ options: { refreshes: ['tickets'], failed: 'Not sent.' } });
  load.mockReturnValueOnce(new Promise((resolve) => (loaded = resolve)));
  press('Send');
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  expect(status()).toBe('pending');
  await settle(async () => loaded('loaded'));
  await screen.findByText('Not sent.', { selector: '#notistack-snackbar' });
});

it('keeps a failure in a form, and gives the form the refused fields', async () => {
  const errors = { body: 'is too long' };
  act.mockRejectedValueOnce(new HttpError('body is too long', 422, { errors }));
  await show({ options: { onFailure: events } });
  press('Submit');
  await waitFor(() => expect(status()).toBe('body is too long'));
  await waitFor(() => expect(events).toHaveBeenLastCalledWith(errors));
  expect(events).toHaveBeenNthCalledWith(1, 'body is too long', expect.anything());
  expect(screen.queryByText('body is too long', { selector: '#notistack-snackbar' })).toBeNull();
});

it('sends an action that can be undone only later, and never once it is undone', async () => {
  const undo = { said: done, onBegin: () => events('begin'), onEnd: () => events('end') };
  await show({ options: { undo } });
  press('Send');
  await screen.findByText('Sent.');
  expect(events.mock.calls).toEqual([['begin']]);
  press('Undo');
  await waitFor(() => expect(events).toHaveBeenLastCalledWith('end'));
  await settle(sendPending);
  expect(act).not.toHaveBeenCalled();
  press('Send');
  await screen.findByText('Sent.');
  await settle(sendPending);
  await calls(1);
  await waitFor(() => expect(events.mock.calls).toEqual([['begin'], ['end'], ['begin'], ['end']]));
});
