import { deviceActions } from '../../../resources/devices/actions';
import { devices } from '../../../resources/devices/devices';
import { labelOf } from '../../../resources/language/defineResource';
import { useWording } from '../../i18n/useWording';
import { HelperText } from '../../ui/texts/HelperText';
import { DeclaredDrawer } from '../actions/DeclaredDrawer';
import { SerialInput } from './SerialInput';

interface Props {
  accountId: string;
  /** The name of the device that is replaced, or null. */
  replaced: string | null;
  onClose(): void;
}

const { serialNumber } = deviceActions.installDevice.input;

/** Installs a device at an account, or replaces the one that it has. */
export function InstallDeviceDrawer({ accountId, replaced, onClose }: Props) {
  const { t, word } = useWording();
  const title = t(replaced ? 'accounts.replaceDevice' : 'accounts.installDevice');
  return (
    <DeclaredDrawer
      action={deviceActions.installDevice}
      title={title}
      submitLabel={title}
      params={{ id: accountId }}
      without={replaced ? [] : ['replacedState', 'reason']}
      inputs={{
        serialNumber: (
          <SerialInput source="serialNumber" label={word(labelOf({ path: 'serialNumber', field: serialNumber }))} />
        ),
      }}
      presets={replaced ? { replacedState: 'FAULTY' } : {}}
      done={({ device }) => t('accounts.deviceInstalled', { device: devices.represent(device) })}
      onClose={onClose}
    >
      {replaced && <HelperText>{t('accounts.replaces', { device: replaced })}</HelperText>}
    </DeclaredDrawer>
  );
}
