import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { devices } from '../../../resources/devices/devices';
import { detailsPath } from '../../crud/declarations';
import { RecordLink } from '../../crud/values/ReferenceLink';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { ActionBar } from '../../ui/buttons/ActionBar';
import { TextButton } from '../../ui/buttons/TextButton';
import { Failure } from '../../ui/frames/Failure';
import { Panel } from '../../ui/frames/Panel';
import { HelperText } from '../../ui/texts/HelperText';
import { InstallDeviceDrawer } from '../devices/InstallDeviceDrawer';
import type { Account } from './Account';
import { DeviceTaskNews } from './DeviceTaskNews';
import { OnuFacts } from './OnuFacts';
import { useOnuDetails } from './useAccountData';
import { useOnuActions } from './useOnuActions';

/** The customer's ONU: its settings and its commands. */
export function DevicePanel({ account }: { account: Account }) {
  const mayRead = useCan()('readOnuDetails');
  if (!mayRead) return null;
  return account.device ? <InstalledDevice account={account} /> : <NoDevice account={account} />;
}

function NoDevice({ account }: { account: Account }) {
  const { t } = useWording();
  const mayInstall = useCan()('installDevice');
  const [installing, setInstalling] = useState(false);
  const install = { label: t('accounts.installDevice'), icon: 'router', run: () => setInstalling(true) };
  return (
    <Panel title={t('accounts.device')} action={mayInstall && <ActionBar actions={[install]} />}>
      <HelperText>{t('accounts.noDeviceInstalled')}</HelperText>
      {installing && (
        <InstallDeviceDrawer accountId={account.id} replaced={null} onClose={() => setInstalling(false)} />
      )}
    </Panel>
  );
}

function InstalledDevice({ account }: { account: Account }) {
  const { t } = useWording();
  const { data, error, refetch } = useOnuDetails(account);
  const mayOpen = useCan()(devices, 'read');
  const { actions, running, result, parts } = useOnuActions(account);
  const { device } = account;
  const mayReplace = useCan()('installDevice');
  const [replacing, setReplacing] = useState(false);
  return (
    <Panel title={t('accounts.device')} action={actions.length > 0 && <ActionBar actions={actions} />}>
      <Box sx={{ typography: 'body2', fontWeight: 500, mb: 1.5, display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        {device && (
          <RecordLink
            details={mayOpen ? detailsPath(devices) : undefined}
            id={device.id}
            text={devices.represent(device)}
          />
        )}
        {mayReplace && <TextButton onClick={() => setReplacing(true)}>{t('accounts.replaceDevice')}</TextButton>}
      </Box>
      {replacing && device && (
        <InstallDeviceDrawer
          accountId={account.id}
          replaced={devices.represent(device)}
          onClose={() => setReplacing(false)}
        />
      )}
      <DeviceTaskNews running={running} result={result} />
      {data ? (
        <OnuFacts onu={data.onuDetails} />
      ) : error ? (
        <Failure error={error} onRetry={refetch} />
      ) : (
        <Skeleton role="status" aria-label={t('common.loading')} height={90} variant="rounded" />
      )}
      {parts}
    </Panel>
  );
}
