import { Refusal } from '../../contract/api/errors';
import { accounts } from '../../resources/accounts/accounts';
import { accountTypes } from '../../resources/accounts/accountTypes';
import type { DeviceTask } from '../../resources/devices/actions';
import { deviceActions } from '../../resources/devices/actions';
import { subscriptions } from '../../resources/subscriptions/subscriptions';
import { auditAction } from '../audit/auditAction';
import type { Identity } from '../base/identity';
import type { Deps } from '../deps';
import type { Handlers } from '../Handlers';
import { installDevice } from './installDevice';
import { findInstalledDevice, type ManagedDevice, managedDeviceOf } from './installedDevice';

interface Command {
  identity: Identity | null;
  device: ManagedDevice;
  reason?: string | null | undefined;
  after: object | null;
  run(managementId: string): Promise<DeviceTask>;
}

/** Customers’ ONUs, through the device manager. */
export function deviceHandlers({ store, devices: manager, now }: Deps): Pick<Handlers, keyof typeof deviceActions> {
  const parts = { store, devices: manager, now };
  /** Writes the audit entry before the ONU is called, so that no call is without one, whatever happens to the response. */
  const ask = async (name: 'rebootOnu' | 'changeOnuWifi', { device, run, ...asked }: Command) => {
    await store.transaction((tx) => auditAction(tx, deviceActions[name], { ...asked, record: device }, now()));
    return { deviceTask: await run(device.managementId) };
  };

  return {
    async readOnuStatus({ query }) {
      const { managementId } = await managedDeviceOf(parts, query.accountId ?? '');
      return { onuStatus: await manager.status(managementId) };
    },

    async readOnuDetails({ query }) {
      const { managementId } = await managedDeviceOf(parts, query.accountId ?? '');
      return { onuDetails: await manager.details(managementId) };
    },

    async rebootOnu({ identity, params: { accountId = '' }, body }) {
      const device = await managedDeviceOf(parts, accountId);
      return ask('rebootOnu', { identity, device, reason: body.reason, after: null, run: (id) => manager.reboot(id) });
    },

    async changeOnuWifi({ identity, params: { accountId = '' }, body: { ssid, password } }) {
      const device = await managedDeviceOf(parts, accountId);
      const name = ssid ? { ssid } : {};
      return ask('changeOnuWifi', {
        identity,
        device,
        after: { ...name, passwordChanged: Boolean(password) },
        run: (id) => manager.changeWifi(id, { ...name, ...(password ? { password } : {}) }),
      });
    },

    installDevice: ({ params, body, identity }) =>
      store.transaction(async (tx) => ({ device: await installDevice(tx, params.id ?? '', body, identity, now()) })),

    async readAccountOverview({ params }) {
      const account = await store.get(accounts, params.id ?? '');
      if (!account) throw new Refusal('notFound', 'There is no such account.');
      const own = { path: 'accountId', in: [account.id] } as const;
      const active = { path: 'status', in: ['ACTIVE'] } as const;
      const last = { sort: { path: 'endDate', ascending: false }, limit: 1 } as const;
      const [activeSubscription = null] = await store.find(subscriptions, { where: [own, active], ...last });
      const accountType = account.accountTypeId ? await store.get(accountTypes, account.accountTypeId) : null;
      return {
        account: { ...account, accountType, activeSubscription, device: await findInstalledDevice(store, account.id) },
      };
    },
  };
}
