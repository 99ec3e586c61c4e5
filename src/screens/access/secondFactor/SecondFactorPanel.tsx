import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useWording } from '../../../i18n/useWording';
import { ActionButton } from '../../../ui/buttons/ActionButton';
import { Failure } from '../../../ui/frames/Failure';
import { Panel } from '../../../ui/frames/Panel';
import { HelperText } from '../../../ui/texts/HelperText';
import { useShowSessions } from '../profile/useSessions';
import { SecondFactorOn } from './SecondFactorOn';
import { SetUp } from './SetUp';
import { useSecondFactor, useShowSecondFactor } from './useSecondFactor';

/** The second factor on the profile page. */
export function SecondFactorPanel() {
  const { t } = useWording();
  const notify = useNotify();
  const { data, error, refetch } = useSecondFactor();
  const show = useShowSecondFactor();
  const showSessions = useShowSessions();
  const [settingUp, setSettingUp] = useState(false);
  const done = async () => {
    setSettingUp(false);
    notify(t('secondFactor.isOn'), { type: 'success' });
    await Promise.all([show(), showSessions()]);
  };
  return (
    <Panel title={t('secondFactor.secondFactor')}>
      {error && !data && <Failure error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton height={80} />}
      {settingUp && <SetUp onDone={done} onCancel={() => setSettingUp(false)} />}
      {!settingUp && data?.secondFactor.since && <SecondFactorOn {...data.secondFactor} />}
      {!settingUp && data && !data.secondFactor.app && (
        <Box sx={data.secondFactor.since ? { mt: 2 } : {}}>
          <HelperText sx={{ mb: 1.5 }}>
            {t(data.secondFactor.since ? 'secondFactor.aboutApp' : 'secondFactor.about')}
          </HelperText>
          <ActionButton icon="shield" onClick={() => setSettingUp(true)}>
            {t(data.secondFactor.since ? 'secondFactor.setUpApp' : 'secondFactor.setUp')}
          </ActionButton>
        </Box>
      )}
    </Panel>
  );
}
