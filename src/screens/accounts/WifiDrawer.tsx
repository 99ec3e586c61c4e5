import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import type { Act } from '../../../dataProvider/act';
import { type DeviceTask, deviceActions } from '../../../resources/devices/actions';
import { flattenFields } from '../../../resources/language/defineResource';
import { useWording } from '../../i18n/useWording';
import { CopyButton } from '../../ui/buttons/CopyButton';
import { ShownDialog } from '../../ui/dialogs/ShownDialog';
import { HelperText } from '../../ui/texts/HelperText';
import { ActionDrawer } from '../actions/ActionDrawer';
import { FieldInputs } from '../actions/FieldInputs';
import type { Account } from './Account';
import { proposePassphrase } from './proposePassphrase';
import { useOnuDetails } from './useAccountData';

/** The form's values: `updatedCredentials` of the call. */
interface Credentials {
  ssid: string | null;
  password: string | null;
}

interface Props {
  account: Account;
  onDone?(task: DeviceTask): void;
  onClose(): void;
}

/**
 * Changes the name or the password of the customer's Wi-Fi (a password is proposed), or both. The password is sent to the ONU and
 * stored nowhere.
 */
export function WifiDrawer({ account, onDone, onClose }: Props) {
  const { t } = useWording();
  const current = useOnuDetails(account).data?.onuDetails.ssid ?? null;
  const [proposed] = useState(proposePassphrase);
  const changed = useRef<string | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  const perform = async ({ ssid, password }: Credentials, act: Act) => {
    const body = { ssid: ssid === current ? null : ssid, password };
    const { deviceTask } = await act('changeOnuWifi', { params: { accountId: account.id }, body });
    onDone?.(deviceTask);
    changed.current = password;
    return deviceTask.state === 'done' ? t('accounts.wiFiChanged') : t('accounts.changeWaits');
  };
  if (shown)
    return (
      <ShownDialog title={t('accounts.newPassword')} maxWidth="xs" onClose={onClose}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, typography: 'h2', overflowWrap: 'anywhere' }}>
          <span>{shown}</span>
          <CopyButton text={shown} what={t('accounts.newPassword')} />
        </Box>
        <HelperText>{t('accounts.tellCustomerNow')}</HelperText>
      </ShownDialog>
    );
  return (
    <ActionDrawer<Credentials>
      title={t('accounts.changeWiFi')}
      submitLabel={t('accounts.changeWiFi')}
      presets={{ ssid: current, password: proposed }}
      perform={perform}
      onClose={() => (changed.current ? setShown(changed.current) : onClose())}
    >
      <HelperText>{t('accounts.tellCustomerFirst')}</HelperText>
      <FieldInputs leaves={flattenFields(deviceActions.changeOnuWifi.input)} />
    </ActionDrawer>
  );
}
