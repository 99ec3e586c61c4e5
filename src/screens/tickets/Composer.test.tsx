import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MAX_ATTACHMENT_BYTES } from '../../../contract/attachments/attachments';
import { RequestError } from '../../../dataProvider/requestError';
import * as calls from '../../session/callApi';
import { keptInput } from '../../session/keptInput';
import { standIn } from '../../testing/standIn';
import { TestOffice } from '../../testing/TestOffice';
import { Composer } from './Composer';
import { aMessage, aTicket, holding } from './testTicket';

const call = standIn(calls, 'callApi');

beforeEach(() => call.mockReset());
afterEach(() => {
  cleanup();
  keptInput.forget();
  keptInput.begin('u');
});

const show = (own = holding(), answering: Parameters<typeof Composer>[0]['answering'] = null, onDone = vi.fn()) =>
  render(
    <TestOffice permissions={['Update Tickets', 'Write Attachments']}>
      <Composer ticket={aTicket} may={own.may} answering={answering} autoFocus={false} onDone={onDone} />
    </TestOffice>,
  );
const box = (name = 'Your comment') => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const write = (text: string) => fireEvent.change(box(), { target: { value: text } });
const keys = () => call.mock.calls.map(([, input]) => input?.idempotencyKey);

it('keeps the text if it could not be sent, and sends it again as the same message', async () => {
  call.mockRejectedValueOnce(new RequestError('The service cannot be reached.', 0, 'FETCH_ERROR'));
  call.mockResolvedValueOnce({ comment: {} } as never);
  show();
  write('A team is on its way.');
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect((await screen.findByRole('alert')).textContent).toBe('The service cannot be reached.');
  expect(box().value).toBe('A team is on its way.');
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(box().value).toBe(''));
  expect(keys()[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys()[1]).toBe(keys()[0]);
});

it('says as how many SMS the text is sent to a customer, and not for a note', () => {
  show(holding('Comment', 'Write Internal Note'));
  expect(screen.queryByText(/^Sent as/)).toBeNull();
  write('Hello');
  expect(screen.getByText('Sent as 1 SMS')).toBeTruthy();
  write('x'.repeat(160));
  expect(screen.getByText('Sent as 2 SMS')).toBeTruthy();
  write(`${'x'.repeat(60)}ŋ`);
  expect(screen.getByText('Sent as 2 SMS')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Internal note' }));
  expect(screen.queryByText(/^Sent as/)).toBeNull();
});

it('sends the text once on a double click, and the same text again later as a new message', async () => {
  call.mockResolvedValue({ comment: {} } as never);
  show();
  write('Any news?');
  const form = screen.getByRole('form', { name: 'Reply to customer' });
  fireEvent.submit(form);
  fireEvent.submit(form);
  await waitFor(() => expect(box().value).toBe(''));
  expect(new Set(keys()).size).toBe(1);
  write('Any news?');
  fireEvent.submit(form);
  await waitFor(() => expect(box().value).toBe(''));
  expect(new Set(keys()).size).toBe(2);
});

it("shows the server's refusal next to the text box", async () => {
  const errors = { body: 'takes at most 1500 characters' };
  call.mockRejectedValueOnce(new RequestError('Check the fields.', 422, 422, errors));
  show();
  write('Long');
  fireEvent.keyDown(box(), { key: 'Enter', ctrlKey: true });
  expect(await screen.findByText(errors.body)).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('remembers the draft of each ticket, and separately of each reply, until the user signs out', () => {
  show();
  write('Half a sent');
  cleanup();
  show(holding(), aMessage('c1', 9, 'amina'));
  expect(box('Your reply').value).toBe('');
  cleanup();
  show();
  expect(box().value).toBe('Half a sent');
  sessionStorage.clear();
  keptInput.end();
  cleanup();
  keptInput.begin('u');
  show();
  expect(box().value).toBe('Half a sent');
});

it('offers only the audiences to which the user may write, and says who they are', () => {
  show(holding('Write Internal Note'));
  expect(screen.queryByRole('button', { name: 'Reply to customer' })).toBeNull();
  expect(screen.getByText('Staff only')).toBeDefined();
  cleanup();
  show(holding('Comment'));
  expect(screen.queryByRole('button', { name: 'Internal note' })).toBeNull();
  expect(screen.getByText('Goes to Grace Auma by SMS, 0771 234 567')).toBeDefined();
});

it('replies to a comment, and then closes the reply', async () => {
  call.mockResolvedValueOnce({ reply: {} } as never);
  const onDone = vi.fn();
  show(holding(), aMessage('c1', 9, 'amina'), onDone);
  fireEvent.change(box('Your reply'), { target: { value: ' Spliced. ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send reply' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(call).toHaveBeenCalledWith(
    'createReply',
    expect.objectContaining({ params: { id: 'c1' }, body: { body: 'Spliced.', mentionedIds: [], attachmentIds: [] } }),
  );
});

it('mentions colleagues in an internal note only, and remembers them with the draft', async () => {
  const joan = { id: 'joan', fullName: 'Joan Auma' };
  call.mockResolvedValue({ colleagues: [joan], comment: {} } as never);
  show(holding('Comment', 'Write Internal Note'));
  write('@Jo');
  expect(screen.queryByRole('option')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Internal note' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Joan Auma' }));
  expect(box('Internal note').value).toBe('@Joan Auma ');
  cleanup();
  show(holding('Comment', 'Write Internal Note'));
  fireEvent.click(screen.getByRole('button', { name: 'Internal note' }));
  fireEvent.click(screen.getByRole('button', { name: 'Add note' }));
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith(
      'createComment',
      expect.objectContaining({ body: expect.objectContaining({ body: '@Joan Auma', mentionedIds: ['joan'] }) }),
    ),
  );
});

const pdf = (name: string) => new File(['%PDF-1.4'], name, { type: 'application/pdf' });
const attach = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('Attach files', { selector: 'input' }), { target: { files } });
const callsOf = (name: string) => call.mock.calls.filter(([called]) => called === name).map(([, input]) => input?.body);

it('uploads chosen files and sends them with the message, once on a double click', async () => {
  call.mockImplementation(async (name) => (name === 'uploadAttachment' ? { attachment: { id: 'a1' } } : {}) as never);
  show();
  write('See the contract.');
  attach(pdf('contract.pdf'), pdf('other.pdf'));
  fireEvent.click(await screen.findByRole('button', { name: 'Remove other.pdf' }));
  expect(screen.getByText('The customer gets the text. The files stay here, for staff.')).toBeTruthy();
  const form = screen.getByRole('form', { name: 'Reply to customer' });
  fireEvent.submit(form);
  fireEvent.submit(form);
  await waitFor(() => expect(screen.queryByText('contract.pdf')).toBeNull());
  expect(callsOf('uploadAttachment')).toEqual([
    { ticketId: 't1', fileName: 'contract.pdf', content: btoa('%PDF-1.4') },
  ]);
  expect(callsOf('createComment')).toMatchObject([{ body: 'See the contract.', attachmentIds: ['a1'] }]);
});

it('keeps the text and the files if sending fails, also while signed out, and uploads nothing twice', async () => {
  const answers = [
    { attachment: { id: 'a1' } },
    new RequestError('The service cannot be reached.', 0, 'FETCH_ERROR'),
    { attachment: { id: 'a2' } },
    new RequestError('The service cannot be reached.', 0, 'FETCH_ERROR'),
    {},
  ];
  call.mockImplementation(async () => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer as never;
  });
  show();
  write('Two files.');
  attach(pdf('one.pdf'), pdf('two.pdf'));
  await screen.findByText('two.pdf');
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  send();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'two.pdf was not attached: The service cannot be reached.',
  );
  send();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('The service cannot be reached.'));
  expect(box().value).toBe('Two files.');
  expect(screen.getByText('one.pdf')).toBeTruthy();
  send();
  await waitFor(() => expect(screen.queryByText('one.pdf')).toBeNull());
  expect(callsOf('uploadAttachment')).toMatchObject(
    ['one.pdf', 'two.pdf', 'two.pdf'].map((fileName) => ({ fileName })),
  );
  expect(callsOf('createComment').at(-1)).toMatchObject({ attachmentIds: ['a1', 'a2'] });
  attach(pdf('later.pdf'));
  await screen.findByText('later.pdf');
  sessionStorage.clear();
  keptInput.end();
  cleanup();
  keptInput.begin('u');
  show();
  expect(screen.getByText('later.pdf')).toBeTruthy();
});

it('does not take a file that is too large', async () => {
  show();
  attach(new File([new Uint8Array(MAX_ATTACHMENT_BYTES + 1)], 'film.pdf', { type: 'application/pdf' }));
  await screen.findByText('film.pdf was not attached: This file is larger than 10 MB.');
  expect(screen.queryByRole('list', { name: 'Files to attach' })).toBeNull();
});

it('offers no files to those who may not attach any', () => {
  render(
    <TestOffice permissions={['Update Tickets']}>
      <Composer ticket={aTicket} may={holding().may} answering={null} autoFocus={false} onDone={vi.fn()} />
    </TestOffice>,
  );
  expect(screen.queryByRole('button', { name: 'Attach files' })).toBeNull();
});
