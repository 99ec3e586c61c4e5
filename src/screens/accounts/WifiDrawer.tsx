import type { Validator } from 'react-admin';
import { passphraseFault, ssidFault } from '../../../contract/wifi';
import type { DeviceTask } from '../../../resources/answers/devices';
import { SecretInput } from '../../crud/form/SecretInput';
import { TextInput } from '../../crud/form/TextInput';
import { useWording } from '../../i18n/useWording';
import type { Wording } from '../../i18n/wording';
import { callApi } from '../../session/callApi';
import { ActionDrawer } from '../actions/ActionDrawer';
import { Told } from '../actions/Told';
import type { Account } from './Account';
import { useOnuDetails } from './useOnu';

/** What is typed: `updatedCredentials` of the call. */
interface Credentials {
  ssid: string | null;
  password: string | null;
}

interface Props {
  account: Account;
  onDone(task: DeviceTask): void;
  onClose(): void;
}

/** Gives the customer's Wi-Fi another name, another password, or both. The password goes to the ONU and is kept nowhere. */
export function WifiDrawer({ account, onDone, onClose }: Props) {
  const { t, word } = useWording();
  const current = useOnuDetails(account).data?.onuDetails.ssid ?? null;
  const perform = async ({ ssid, password }: Credentials) => {
    const body = { ssid: ssid === current ? null : ssid, password };
    const { deviceTask } = await callApi('changeOnuWifi', { params: { accountId: account.id }, body });
    onDone(deviceTask);
    return deviceTask.state === 'done' ? t('accounts.wiFiChanged') : t('accounts.changeWaits');
  };
  return (
    <ActionDrawer<Credentials>
      title={t('accounts.changeWiFi')}
      submitLabel={t('accounts.changeWiFi')}
      presets={{ ssid: current, password: null }}
      perform={perform}
      onClose={onClose}
    >
      <Told>{t('accounts.tellCustomerFirst')}</Told>
      <TextInput
        source="ssid"
        label={t('accounts.wiFiName')}
        validate={faultless(ssidFault, word)}
        autoComplete="off"
      />
      <SecretInput
        source="password"
        label={t('accounts.newPassword')}
        validate={faultless(passphraseFault, word)}
        helperText={t('accounts.newPasswordHelp')}
      />
    </ActionDrawer>
  );
}

/** What is left empty stays as it is. */
const faultless =
  (faultOf: (text: string) => string | null, word: Wording['word']): Validator =>
  (value) => {
    const fault = value ? faultOf(value) : null;
    return fault === null ? undefined : word(fault);
  };
