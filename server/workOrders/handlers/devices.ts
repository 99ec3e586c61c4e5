import { fieldRefusal, Refusal } from '../../../contract/api/errors';
import { phrase, Terms } from '../../../contract/api/Phrase';
import { onuSerialSearches } from '../../../contract/devices/onuSerial';
import { needsSignalNote } from '../../../contract/devices/opticalSignal';
import { inWords } from '../../../contract/text';
import { deviceStepOf } from '../../../contract/workOrders/installation';
import { OPEN_WORK_ORDER_STATUSES } from '../../../contract/workOrders/workOrderStatus';
import type { BodyOf } from '../../../resources/catalogue/actions';
import { devices } from '../../../resources/devices/devices';
import { type StockDevice, workOrderActions } from '../../../resources/workOrders/actions';
import { type WorkOrder, workOrders } from '../../../resources/workOrders/workOrders';
import { auditAction } from '../../audit/auditAction';
import type { Deps } from '../../deps';
import { installDevice } from '../../devices/installDevice';
import { findInstalledDevice } from '../../devices/installedDevice';
import type { Handlers } from '../../Handlers';
import type { Store } from '../../store/Store';
import { updateRecord } from '../../store/updateRecord';
import { orderToRead, orderToWorkOn } from '../WorkOrder';

type Name = 'readVisitDevice' | 'findStockDevices' | 'installDeviceOnVisit';

const INSTALLING = 'Install Devices';
/** The number of devices that a search offers. */
const OFFERED = 8;

/** Installs and replaces customers' devices on visits. */
export function deviceHandlers({ store, now }: Deps): Pick<Handlers, Name> {
  return {
    async readVisitDevice({ params, identity }) {
      const order = await orderToRead(store, identity, params.id, INSTALLING);
      const device = await findInstalledDevice(store, order.accountId);
      return { step: deviceStepOf(order, device !== null), device: device && shown(device) };
    },

    async findStockDevices({ query: { searchTerm = '' } }) {
      const where = [{ path: 'state', in: ['IN_STOCK'] }] as const;
      const sort = { path: 'serialNumber', ascending: true } as const;
      const texts = new Set([searchTerm.trim(), ...onuSerialSearches(searchTerm)]);
      const searches = [...texts].map((search) => store.find(devices, { where, search, sort, limit: OFFERED }));
      const found = new Map((await Promise.all(searches)).flat().map((device) => [device.id, shown(device)]));
      return { devices: [...found.values()].slice(0, OFFERED) };
    },

    installDeviceOnVisit: ({ params, body, identity }) =>
      store.transaction(async (tx) => {
        const before = await orderToWorkOn(tx, identity, params.id, INSTALLING);
        await refuseWrongVisit(tx, before, body);
        const device = await installDevice(tx, before.accountId, body, identity, now());
        const changes = { deviceId: device.id, signalDbm: body.signalDbm, signalNote: body.signalNote ?? null };
        const isKnown = Object.entries(changes).every(
          ([path, value]) => before[path as keyof typeof changes] === value,
        );
        if (isKnown) return { workOrder: before };
        const after = await updateRecord(tx, workOrders, before.id, changes, now());
        if (!after) throw new Error(`${before.reference} is gone, though it was locked.`);
        const entry = { identity, record: after, before, after, reason: devices.represent(device) };
        await auditAction(tx, workOrderActions.installDeviceOnVisit, entry, now());
        return { workOrder: after };
      }),
  };
}

const shown = ({ id, serialNumber, manufacturer, model }: StockDevice): StockDevice => ({
  ...{ id, serialNumber, manufacturer, model },
});

/** Refuses a visit on which no device is installed, and a signal outside the device's range without a note. */
async function refuseWrongVisit(tx: Store, order: WorkOrder, { signalDbm, signalNote }: Body): Promise<void> {
  if (!OPEN_WORK_ORDER_STATUSES.some((open) => open === order.status)) {
    const status = new Terms([inWords(order.status).toLowerCase()]);
    const said = phrase('This work order is {status}. No device can be recorded on it.', { status });
    throw new Refusal('conflict', said);
  }
  const device = await findInstalledDevice(tx, order.accountId);
  if (!deviceStepOf(order, device !== null)) throw new Refusal('conflict', 'No device is installed on this visit.');
  if (needsSignalNote(signalDbm) && !signalNote?.trim())
    throw fieldRefusal('signalNote', 'is required: the signal is out of the device’s range');
}

type Body = BodyOf<'installDeviceOnVisit'>;
