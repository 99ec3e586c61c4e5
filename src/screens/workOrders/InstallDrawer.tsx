import { devices } from '../../../resources/devices/devices';
import { labelOf } from '../../../resources/language/defineResource';
import { type StockDevice, workOrderActions } from '../../../resources/workOrders/actions';
import type { WorkOrder } from '../../../resources/workOrders/workOrders';
import type { WorklistFormProps } from '../../crud/slots';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { DeclaredDrawer } from '../actions/DeclaredDrawer';
import { SerialInput } from '../devices/SerialInput';
import { KeptDraft, useDraft } from './KeptDraft';
import { SignalInput } from './SignalInput';

/** The purposes of the drawer: the account's first device, another one, or only the signal of the one that it has. */
export type DevicePurpose = 'install' | 'replace' | 'measure';

interface Props {
  order: Pick<WorkOrder, 'id' | 'reference' | 'signalDbm' | 'signalNote'>;
  purpose: DevicePurpose;
  /** The device that the account has. */
  device: StockDevice | null;
  onClose(): void;
}

/** Installs the device of a started visit in a worklist. */
export function WaitingVisit({ id, name, onClose }: WorklistFormProps) {
  const order = { id, reference: name, signalDbm: null, signalNote: null };
  return <InstallDrawer order={order} purpose="install" device={null} onClose={onClose} />;
}

const { installDeviceOnVisit } = workOrderActions;
const TITLES = {
  install: 'workOrders.installDevice',
  replace: 'workOrders.replaceDevice',
  measure: 'workOrders.recordSignal',
} as const;
const REPLACING = ['replacedState', 'reason'];

/** Records the device of a visit and its signal. What was typed is kept until it is recorded. */
export function InstallDrawer({ order, purpose, device, onClose }: Props) {
  const { t, word } = useWording();
  const mayAdd = useCan()(devices, 'create');
  const name = `visits.device.${order.id}.${purpose}`;
  const [draft, forget] = useDraft(name);
  const { id, reference, signalDbm, signalNote } = order;
  const labelled = (path: 'serialNumber' | 'signalDbm') =>
    word(labelOf({ path, field: installDeviceOnVisit.input[path] }));
  const presets = {
    install: {},
    replace: { replacedState: 'FAULTY' },
    measure: { ...(signalDbm === null ? {} : { signalDbm }), signalNote },
  } as const;
  return (
    <DeclaredDrawer
      action={installDeviceOnVisit}
      title={t(TITLES[purpose])}
      submitLabel={t(TITLES[purpose])}
      params={{ id }}
      given={purpose === 'measure' && device ? { serialNumber: device.serialNumber } : {}}
      without={[...(purpose === 'replace' ? [] : REPLACING), ...(mayAdd && purpose !== 'measure' ? [] : ['model'])]}
      inputs={{
        serialNumber: <SerialInput source="serialNumber" label={labelled('serialNumber')} />,
        signalDbm: <SignalInput source="signalDbm" label={labelled('signalDbm')} />,
      }}
      presets={{ ...presets[purpose], ...draft }}
      done={(_, { serialNumber }) => {
        forget();
        return t('workOrders.deviceRecorded', { device: serialNumber, reference });
      }}
      onClose={onClose}
    >
      <KeptDraft name={name} />
    </DeclaredDrawer>
  );
}
