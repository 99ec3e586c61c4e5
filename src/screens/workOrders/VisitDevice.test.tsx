import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Permission } from '../../../contract/access/permissions';
import { RequestError } from '../../../dataProvider/requestError';
import type { WorkOrder } from '../../../resources/workOrders/workOrders';
import { TestOffice } from '../../testing/TestOffice';
import { answerCalls } from '../../testing/testCalls';
import { powerOf } from './SignalInput';
import { useVisitDevice } from './useVisitDevice';
import { VisitDevicePanel } from './VisitDevicePanel';
import { VisitHeading } from './VisitHeading';

afterEach(cleanup);

const order = {
  ...{ id: 'w1', reference: 'WO-000808', type: 'INSTALLATION', status: 'ACTIVE', accountId: 'a1' },
  ...{ visitDate: null, slot: 'ALL_DAY', onTheWayAt: null, startedAt: '2026-03-14T09:00:00.000Z', assigneeId: null },
  ...{ teamId: null, deviceId: null, signalDbm: null, signalNote: null, withoutDeviceReason: null, visitEndsAt: null },
  ...{ dateUpdated: '2026-03-14T09:00:00.000Z' },
} as WorkOrder;
const device = { id: 'd1', serialNumber: 'KFUG1A2B3C4D', manufacturer: 'Nokia', model: 'G-140W-C' };
const DEVICE = '/api/v1/work-orders/w1/device';

function Visit({ shown }: { shown: WorkOrder }) {
  const visit = useVisitDevice(shown);
  return (
    <>
      <VisitHeading order={shown} left={0} device={visit} />
      <VisitDevicePanel order={shown} visit={visit} />
      {visit.dialog}
    </>
  );
}

async function show(shown: WorkOrder, step: string | null, answers: object = {}, more: Permission[] = []) {
  const calls = answerCalls({
    [`GET ${DEVICE}`]: { step, device: step === 'REPLACE' ? device : null },
    'GET /api/v1/work-orders/stock': { devices: [device] },
    ...answers,
  });
  render(
    <TestOffice permissions={['View Work Orders', 'Update Work Orders', 'Install Devices', ...more]}>
      <Visit shown={shown} />
    </TestOffice>,
  );
  await waitFor(() => expect(calls.asked()).toContain(`GET ${DEVICE}`));
  return calls;
}
const button = (name: string) => screen.findAllByRole('button', { name });
const type = (place: ReturnType<typeof within>, label: string | RegExp, value: string) =>
  fireEvent.change(place.getByLabelText(label), { target: { value } });

it('installs a device with its signal, without a minus, before the visit can be done', async () => {
  const calls = await show(order, 'INSTALL', { [`POST ${DEVICE}`]: { workOrder: order } });
  fireEvent.click((await button('Install device'))[0] as HTMLElement);
  expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
  const drawer = within(await screen.findByRole('dialog'));
  type(drawer, /^Serial number/, '4B4655471A2B3C4D');
  type(drawer, /^Measured signal/, '27.5');
  expect(drawer.getByText(/^−27.5 dBm: too weak for the device/)).toBeDefined();
  type(drawer, 'Note on the signal', 'Cleaned tomorrow.');
  fireEvent.click(drawer.getByRole('button', { name: 'Install device' }));
  await waitFor(() => expect(calls.asked()).toContain(`POST ${DEVICE}`));
  expect(calls.bodyOf(`POST ${DEVICE}`)).toEqual({
    ...{ serialNumber: '4B4655471A2B3C4D', signalDbm: -27.5, signalNote: 'Cleaned tomorrow.' },
  });
});

it('keeps what was typed if the device could not be recorded', async () => {
  const refusal = new RequestError('KFUG1A2B3C4D is installed at KF-000615.', 409, 409);
  await show(order, 'INSTALL', { [`POST ${DEVICE}`]: refusal });
  fireEvent.click((await button('Install device'))[0] as HTMLElement);
  const drawer = within(await screen.findByRole('dialog'));
  type(drawer, /^Serial number/, 'KFUG1A2B3C4D');
  type(drawer, /^Measured signal/, '-20');
  fireEvent.click(drawer.getByRole('button', { name: 'Install device' }));
  await drawer.findByText('KFUG1A2B3C4D is installed at KF-000615.');
  expect(drawer.getByLabelText(/^Serial number/)).toHaveProperty('value', 'KFUG1A2B3C4D');
});

it('can be done once both are recorded, and shows them', async () => {
  await show({ ...order, deviceId: 'd1', signalDbm: -26.3 }, 'REPLACE');
  expect(await button('Done')).toHaveLength(1);
  expect(screen.getByText('−26.3 dBm, weak')).toBeDefined();
  expect(await button('Measure again')).toHaveLength(1);
});

it('is closed without a device only by someone with the right', async () => {
  await show(order, 'INSTALL', {}, ['Close Installations Without Device']);
  fireEvent.click((await button('Close without a device'))[0] as HTMLElement);
  await screen.findByRole('dialog', { name: 'Why is WO-000808 closed without a device?' });
  cleanup();
  await show(order, 'INSTALL');
  await button('Install device');
  expect(screen.queryByRole('button', { name: 'Close without a device' })).toBeNull();
});

it('offers no device on a survey', async () => {
  await show({ ...order, type: 'SURVEY' }, null);
  expect(await button('Done')).toHaveLength(1);
  expect(screen.queryByText('Device')).toBeNull();
});

it.each([
  ['21.4', -21.4],
  ['-21,4', -21.4],
  ['−21.4', -21.4],
  ['', null],
  ['x', null],
])('reads the power %s as %s', (typed, power) => {
  expect(powerOf(typed)).toBe(power);
});
