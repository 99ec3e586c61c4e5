import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Notifications } from '../../../layout/Notifications';
import { TestOffice } from '../../../testing/TestOffice';
import { answerCalls } from '../../../testing/testCalls';
import { ConnectionPanels } from './ConnectionPanels';

const GET = 'GET /api/v1/settings/connections';
const PUT = 'PUT /api/v1/settings/connections';
const TEST = 'POST /api/v1/settings/connections/sms/test';

afterEach(cleanup);

const sms = {
  name: 'sms',
  isSetUp: true,
  inUse: 'SAVED',
  tested: null,
  settings: [
    { name: 'SMS_URL', source: 'ENVIRONMENT', value: 'https://sms.example', ending: null },
    { name: 'SMS_KEY', source: 'DATABASE', value: null, ending: 's-ok' },
  ],
};

function show(connection: object = sms) {
  const tested = {
    testedAt: '2026-03-14T09:00:00.000Z',
    isWorking: false,
    message: 'The SMS gateway failed (HTTP 500).',
  };
  const calls = answerCalls({
    [GET]: { connections: [connection], taxInvoices: 'NONE' },
    [PUT]: { connections: [connection] },
    [TEST]: { tested },
  });
  render(
    <TestOffice permissions={['Update Application Settings']}>
      <ConnectionPanels />
      <Notifications />
    </TestOffice>,
  );
  return calls;
}

it("shows the environment's settings as read-only, and of a secret only that it is stored", async () => {
  show();
  expect(await screen.findByText('Address · Set by the environment')).toBeDefined();
  expect(screen.getByText('https://sms.example')).toBeDefined();
  expect(screen.queryByLabelText('Address')).toBeNull();
  expect(screen.getByText(/^Set …s-ok\. Leave blank to keep it\./)).toBeDefined();
  expect(screen.getByLabelText('Key')).toHaveProperty('value', '');
});

it('sends a secret only if a new one is typed', async () => {
  const { bodyOf } = show();
  const save = async () => fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await save();
  await waitFor(() => expect(bodyOf(PUT)).toEqual({}));
  fireEvent.change(screen.getByLabelText('Key'), { target: { value: 'another-key-17' } });
  await save();
  await waitFor(() => expect(bodyOf(PUT)).toEqual({ SMS_KEY: 'another-key-17' }));
});

it('deletes the stored settings when it is disconnected', async () => {
  const { bodyOf } = show();
  fireEvent.click(await screen.findByRole('button', { name: 'Disconnect' }));
  await waitFor(() => expect(bodyOf(PUT)).toEqual({ SMS_KEY: null }));
});

it('shows the result of a test', async () => {
  const { bodyOf } = show();
  fireEvent.change(await screen.findByLabelText(/Send a test SMS to/), { target: { value: '0771234567' } });
  fireEvent.click(screen.getByRole('button', { name: 'Test' }));
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText(/The SMS gateway failed \(HTTP 500\)\. Tested 14 Mar 2026, 12:00\./)).toBeDefined();
  expect(bodyOf(TEST)).toEqual({ to: '0771234567' });
});

it('says what is in use, and is closed while it works', async () => {
  show({ ...sms, tested: { testedAt: '2026-03-14T09:00:00.000Z', isWorking: true, message: 'It works.' } });
  const panel = await screen.findByRole('button', { name: /^SMS/ });
  expect(screen.getByRole('region', { name: 'SMS' })).toBeDefined();
  expect(panel.textContent).toContain('In use: settings saved here');
  expect(panel.textContent).toContain('Answered 14 Mar 2026, 12:00');
  expect(screen.queryByLabelText('Key')).toBeNull();
  fireEvent.click(panel);
  expect(screen.getByLabelText('Key')).toBeDefined();
  expect(screen.getByRole('button', { name: /^Tax invoices/ }).textContent).toContain('Not set up');
});

it('says that the stand-in is in use, and is open until it is set up', async () => {
  show({ ...sms, isSetUp: false, inUse: 'STAND_IN' });
  expect((await screen.findByRole('button', { name: /^SMS/ })).textContent).toContain('In use: the demo’s stand-in');
  expect(screen.getByLabelText('Key')).toBeDefined();
});
