import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Permission } from '../../../contract/access/permissions';
import { RequestError } from '../../../dataProvider/requestError';
import { TestOffice } from '../../testing/TestOffice';
import { answerCalls } from '../../testing/testCalls';
import { DevicePanel } from './DevicePanel';
import { anAccount, anOnu } from './testAccount';

afterEach(cleanup);

const REBOOT = 'POST /api/portal/device-management/reboot-onu-by-account/a1';
const WIFI = 'POST /api/portal/device-management/change-onu-ssid-and-password-by-account/a1';
const [onuStatus, onuDetails] = [anOnu, anOnu];

async function show(permissions: Permission[], answers: object = {}, account = anAccount) {
  const calls = answerCalls({
    'GET /api/portal/device-management/onu-status-by-account': { onuStatus },
    'GET /api/portal/device-management/onu-details-by-account': { onuDetails },
    ...answers,
  });
  render(
    <TestOffice permissions={['View Accounts', ...permissions]}>
      <DevicePanel account={account} />
    </TestOffice>,
  );
  if (account.device) await screen.findByText('Kitara-01');
  return calls;
}
const click = (name: string, place = within(document.body)) =>
  fireEvent.click(place.getByText(name, { selector: 'button' }));
const dialog = async () => within(await screen.findByRole('dialog'));

it('shows the settings of the ONU', async () => {
  await show([]);
  for (const fact of ['−21.3 dBm, good', '1 day 1 hour', '100.64.0.1', 'KFUG01'])
    expect(screen.getByText(fact)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

it('says that no ONU is installed, and makes no request', async () => {
  const { asked } = await show([], {}, { ...anAccount, device: null });
  expect(screen.getByText('No device is installed for this account.')).toBeDefined();
  expect(asked()).toEqual([]);
});

const STOCK = { 'GET /api/v1/work-orders/stock': { devices: [] } };
const INSTALL = 'POST /api/v1/accounts/a1/device';

it('installs a device for an account without one', async () => {
  const installed = { device: { model: 'G-140W-C', serialNumber: 'KFUG02' } };
  const answers = { ...STOCK, [INSTALL]: installed };
  const { bodyOf } = await show(['View Devices', 'Update Devices'], answers, { ...anAccount, device: null });
  click('Install device');
  const drawer = await dialog();
  fireEvent.change(drawer.getByRole('combobox', { name: /serial number/ }), { target: { value: 'KFUG02' } });
  click('Install device', drawer);
  await waitFor(() => expect(bodyOf(INSTALL)).toEqual({ serialNumber: 'KFUG02', model: null }));
});

it('replaces the device, names the one that is replaced, and keeps the form if that is refused', async () => {
  const refusal = new RequestError('KFUG03 is installed at KF-000615.', 409, 409);
  const { bodyOf } = await show(['View Devices', 'Update Devices'], { ...STOCK, [INSTALL]: refusal });
  click('Replace device');
  const drawer = await dialog();
  expect(drawer.getByText(/^It replaces .*KFUG01/)).toBeDefined();
  fireEvent.change(drawer.getByRole('combobox', { name: /serial number/ }), { target: { value: 'KFUG03' } });
  fireEvent.change(drawer.getByLabelText('Reason'), { target: { value: 'No light.' } });
  click('Replace device', drawer);
  await drawer.findByText('KFUG03 is installed at KF-000615.');
  expect(bodyOf(INSTALL)).toMatchObject({ serialNumber: 'KFUG03', replacedState: 'FAULTY', reason: 'No light.' });
});

it('offers no change of the device without the permission', async () => {
  await show(['View Devices']);
  expect(screen.queryByText('Replace device')).toBeNull();
});

it.each([
  ['done', { deviceTask: { state: 'done' } }, true, 'It restarts now and is back in about two minutes.'],
  ['offline', { deviceTask: { state: 'queued' } }, false, 'The ONU is offline. It restarts as soon as it is back.'],
  [
    'slow',
    { deviceTask: { state: 'queued' } },
    true,
    'The ONU is slow and did not answer in time. It restarts when it reports next.',
  ],
  [
    'faulty',
    new RequestError('The device refused: Internal error.', 409, 409),
    true,
    'The device refused: Internal error.',
  ],
])('a restart is confirmed, and its result shown: %s', async (_, answer, online, told) => {
  const { asked } = await show(['Reboot Devices'], {
    'GET /api/portal/device-management/onu-status-by-account': { onuStatus: { ...onuStatus, online } },
    [REBOOT]: answer,
  });
  await waitFor(() => expect(asked()).toHaveLength(2));
  click('Restart');
  const question = await dialog();
  expect(asked()).not.toContain(REBOOT);
  click('Restart', question);
  expect(await screen.findByText(told)).toBeDefined();
  expect(asked().filter((call) => call === REBOOT)).toHaveLength(1);
});

it('accepts a Wi-Fi password only under the rules of WPA2', async () => {
  const { asked } = await show(['Change Wi-Fi']);
  click('Change Wi-Fi');
  const form = await dialog();
  const password = form.getByLabelText('New password');
  // A proposed password is visible, so that it can be read out.
  expect(password).toHaveProperty('type', 'text');
  fireEvent.change(password, { target: { value: 'short' } });
  click('Change Wi-Fi', form);
  expect(await form.findByText('takes at least 8 characters')).toBeDefined();
  expect(asked()).not.toContain(WIFI);
});

it('sends a Wi-Fi password, and stores it nowhere', async () => {
  const { bodyOf } = await show(['Change Wi-Fi'], { [WIFI]: { deviceTask: { state: 'done' } } });
  click('Change Wi-Fi');
  const form = await dialog();
  fireEvent.change(form.getByLabelText('New password'), { target: { value: 'under the mango tree' } });
  click('Change Wi-Fi', form);
  expect(await screen.findByText(/^The Wi-Fi is changed/)).toBeDefined();
  expect(bodyOf(WIFI)).toEqual({ ssid: null, password: 'under the mango tree' });
  const told = within(await screen.findByRole('dialog', { name: 'New Wi-Fi password' }));
  expect(told.getByText('under the mango tree')).toBeDefined();
  expect(told.getByRole('button', { name: 'Copy new wi-fi password' })).toBeDefined();
  fireEvent.click(told.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.body.innerHTML).not.toContain('mango');
  click('Change Wi-Fi');
  expect((await dialog()).getByLabelText('New password')).not.toHaveProperty('value', 'under the mango tree');
});
