import { type ReactNode, useState } from 'react';
import { missingForDone } from '../../../contract/workOrders/installation';
import type { StockDevice } from '../../../resources/workOrders/actions';
import { type WorkOrder, workOrders } from '../../../resources/workOrders/workOrders';
import { useWording } from '../../i18n/useWording';
import { useAnswer } from '../../session/calls';
import { type BarAction, onOffer } from '../../ui/buttons/ActionBar';
import { type DevicePurpose, InstallDrawer } from './InstallDrawer';

export interface VisitDevice {
  /** The device that the account has; null if it has none, undefined if the user may not know. */
  device: StockDevice | null | undefined;
  /** The actions; the one that the visit still needs comes first. */
  actions: BarAction[];
  /** True if the visit cannot be done before one of the actions. */
  isNeeded: boolean;
  /** True if the first of the actions is the visit's next step, which its heading shows. */
  isNext: boolean;
  dialog: ReactNode;
}

/** Returns the account's device, and the actions with a device that the visit offers. */
export function useVisitDevice(order: WorkOrder): VisitDevice {
  const { t } = useWording();
  const [purpose, setPurpose] = useState<DevicePurpose | null>(null);
  const { data } = useAnswer(workOrders.name, 'readVisitDevice', { params: { id: order.id } });
  const { step = null, device } = data ?? {};
  const replace: BarAction = { label: t('workOrders.replaceDevice'), icon: 'repeat', run: () => setPurpose('replace') };
  const actions = onOffer([
    [step === 'INSTALL', { label: t('workOrders.installDevice'), icon: 'router', run: () => setPurpose('install') }],
    [
      step === 'REPLACE',
      {
        label: t(order.signalDbm === null ? 'workOrders.recordSignal' : 'workOrders.measureAgain'),
        icon: 'signal',
        run: () => setPurpose('measure'),
      },
    ],
    [step === 'REPLACE', replace],
  ]);
  const isNeeded = missingForDone(order).length > 0;
  return {
    device,
    actions,
    isNeeded,
    // At the customer's place, the device is the next step until it is recorded.
    isNext: isNeeded && actions.length > 0 && order.status === 'ACTIVE' && order.startedAt !== null,
    dialog: purpose && (
      <InstallDrawer order={order} purpose={purpose} device={device ?? null} onClose={() => setPurpose(null)} />
    ),
  };
}
