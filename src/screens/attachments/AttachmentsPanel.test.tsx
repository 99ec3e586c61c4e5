import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MAX_ATTACHMENT_BYTES } from '../../../contract/attachments/attachments';
import { RequestError } from '../../../dataProvider/requestError';
import { type Attachment, attachments } from '../../../resources/attachments/attachments';
import { tickets } from '../../../resources/tickets/tickets';
import * as calls from '../../session/callApi';
import * as session from '../../session/session';
import { standIn } from '../../testing/standIn';
import { TestOffice } from '../../testing/TestOffice';
import { AttachmentsPanel } from './AttachmentsPanel';

const call = standIn(calls, 'callApi');
const download = standIn(session, 'download');
const remove = vi.fn(async () => ({ data: {} }));
let listed: Partial<Attachment>[] = [];
const addresses = new Set<string>();
let made = 0;

beforeEach(() => {
  listed = [];
  call.mockReset();
  remove.mockClear();
  addresses.clear();
  download.mockImplementation(async () => new Blob(['x']));
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: () => {
        const address = `blob:${++made}`;
        addresses.add(address);
        return address;
      },
      revokeObjectURL: (address: string) => addresses.delete(address),
    }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const WRITER = ['View Tickets', 'Write Attachments'];
const show = (permissions = WRITER) =>
  render(
    <TestOffice
      resources={[attachments, tickets]}
      permissions={permissions}
      dataProvider={{ getList: async () => ({ data: listed as never, total: listed.length }), delete: remove as never }}
    >
      <AttachmentsPanel target="ticketId" id="t1" />
    </TestOffice>,
  );
const one = (values: Partial<Attachment> = {}): Partial<Attachment> => ({
  ...{ id: 'a1', ticketId: 't1', fileName: 'pole.png', mediaType: 'image/png', size: 68_000, uploadedById: 'u' },
  ...{ dateCreated: '2026-03-14T09:00:00.000Z', dateUpdated: '2026-03-14T09:00:00.000Z' },
  ...values,
});
const choose = async (...files: File[]) =>
  fireEvent.change(await screen.findByLabelText('Choose files', { selector: 'input' }), { target: { files } });
const pdf = (name: string) => new File(['%PDF-1.4'], name, { type: 'application/pdf' });

it('keeps a file that could not be sent, and sends the same file again without choosing it', async () => {
  call.mockRejectedValueOnce(new RequestError('The service cannot be reached.', 0, 'FETCH_ERROR'));
  call.mockImplementationOnce(async () => {
    listed = [one({ fileName: 'scan.pdf', mediaType: 'application/pdf' })];
    return {} as never;
  });
  show();
  await choose(pdf('scan.pdf'));
  expect((await screen.findByRole('alert')).textContent).toBe('The service cannot be reached.');
  expect(screen.getByText('scan.pdf')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Upload scan.pdf again' }));
  await screen.findAllByRole('button', { name: 'Download scan.pdf' });
  expect(screen.queryByRole('list', { name: 'Files that are not uploaded yet' })).toBeNull();
  const bodies = call.mock.calls.map(([, input]) => input?.body);
  expect(bodies[0]).toEqual({ ticketId: 't1', fileName: 'scan.pdf', content: btoa('%PDF-1.4') });
  expect(bodies[1]).toEqual(bodies[0]);
});

it('sends files one after the other, shows the progress, and forgets a discarded one', async () => {
  let finish = () => undefined as unknown;
  call.mockImplementation((_, input) => {
    input?.onProgress?.(0.4);
    return new Promise((resolve) => {
      finish = () => resolve({} as never);
    });
  });
  show();
  await choose(pdf('one.pdf'), pdf('two.pdf'), pdf('three.pdf'));
  await screen.findByText('Uploading: 40%');
  expect(screen.getAllByText('Waiting')).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Do not upload two.pdf' }));
  finish();
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  expect(call.mock.lastCall?.[1]?.body).toMatchObject({ fileName: 'three.pdf' });
  finish();
  await waitFor(() => expect(screen.queryByText('three.pdf')).toBeNull());
});

it('does not send a file that is too large, and says so', async () => {
  show();
  await choose(new File([new Uint8Array(MAX_ATTACHMENT_BYTES + 1)], 'film.pdf', { type: 'application/pdf' }));
  await screen.findByText('This file is larger than 10 MB.');
  expect(call).not.toHaveBeenCalled();
});

it('takes dropped files', async () => {
  call.mockResolvedValue({} as never);
  show();
  const text = await screen.findByText('No attachments yet.');
  fireEvent.drop(text, { dataTransfer: { types: ['Files'], files: [pdf('dropped.pdf')] } });
  await waitFor(() => expect(call.mock.lastCall?.[1]?.body).toMatchObject({ fileName: 'dropped.pdf' }));
});

it('shows pictures, and gives their addresses back to the browser afterwards', async () => {
  listed = [one()];
  const { unmount } = show();
  fireEvent.click(await screen.findByRole('button', { name: 'Show pole.png' }));
  const picture = await screen.findByRole('img', { name: 'pole.png' });
  expect(addresses).toContain(picture.getAttribute('src'));
  unmount();
  expect(addresses.size).toBe(0);
});

it('deletes an attachment after asking, and offers that to those who may', async () => {
  listed = [one({ id: 'a1', fileName: 'theirs.pdf', mediaType: 'application/pdf', uploadedById: 'another' })];
  show();
  await screen.findByText('theirs.pdf');
  expect(screen.queryByRole('button', { name: 'Delete theirs.pdf' })).toBeNull();
  cleanup();
  show([...WRITER, 'Update Tickets']);
  fireEvent.click(await screen.findByRole('button', { name: 'Delete theirs.pdf' }));
  expect(remove).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Delete attachment' }));
  await waitFor(() => expect(remove).toHaveBeenCalledOnce());
});

it('offers nothing to add to those who may only read', async () => {
  show(['View Tickets']);
  await screen.findByText('No attachments yet.');
  expect(screen.queryByRole('button', { name: 'Choose files' })).toBeNull();
});
