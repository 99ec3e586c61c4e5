import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useWording } from '../../../i18n/useWording';
import { ActionButton } from '../../../ui/buttons/ActionButton';
import { Failure } from '../../../ui/frames/Failure';
import { Panel } from '../../../ui/frames/Panel';
import { HelperText } from '../../../ui/texts/HelperText';
import { useShowSessions } from '../profile/useSessions';
import { AddPasskey } from './AddPasskey';
import { PasskeyList } from './PasskeyList';
import { usePasskeys, useShowSecondFactor } from './useSecondFactor';

/** The user's passkeys on the profile page, and a button to add one. */
export function PasskeysPanel() {
  const { t } = useWording();
  const notify = useNotify();
  const { data, error, refetch } = usePasskeys();
  const show = useShowSecondFactor();
  const showSessions = useShowSessions();
  const [adding, setAdding] = useState(false);
  const done = async () => {
    setAdding(false);
    notify(t('secondFactor.passkeyAdded'), { type: 'success' });
    await Promise.all([show(), showSessions()]);
  };
  return (
    <Panel title={t('secondFactor.passkeys')}>
      {error && !data && <Failure error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton height={80} />}
      {adding && <AddPasskey onDone={done} onCancel={() => setAdding(false)} />}
      {!adding && data && (
        <>
          {data.passkeys.length === 0 && <HelperText>{t('secondFactor.aboutPasskeys')}</HelperText>}
          <PasskeyList passkeys={data.passkeys} />
          <ActionButton icon="shield" onClick={() => setAdding(true)} sx={{ mt: 1.5 }}>
            {t('secondFactor.addPasskey')}
          </ActionButton>
        </>
      )}
    </Panel>
  );
}
