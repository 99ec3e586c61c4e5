import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useWording } from '../../../i18n/useWording';
import { callApi } from '../../../session/callApi';
import { leaveEverywhere } from '../../../session/session';
import { ActionButton } from '../../../ui/buttons/ActionButton';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { Failure } from '../../../ui/frames/Failure';
import { Panel } from '../../../ui/frames/Panel';
import { HelperText } from '../../../ui/texts/HelperText';
import { usePerform } from '../../actions/usePerform';
import { useSessions } from './useSessions';

const end = (id: string) => callApi('revokeOwnSession', { params: { id } });

/** The user's sessions, this browser first, with buttons to sign out. */
export function SessionsPanel() {
  const { t, formatDateTime, sentenceOf } = useWording();
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState('');
  const { data, error, refetch } = useSessions();
  const { busy, perform } = usePerform();
  const all = [...(data?.sessions ?? [])].sort((a, b) => Number(b.current) - Number(a.current));
  const others = all.filter(({ current }) => !current);
  const endOne = async (id: string) => {
    await end(id);
    await refetch();
    return t('profile.sessionEnded');
  };
  const endOthers = async () => {
    await Promise.all(others.map(({ id }) => end(id)));
    await refetch();
    return t('profile.othersEnded');
  };
  const endAll = () => leaveEverywhere().catch((error) => setFailure(sentenceOf(error)));
  return (
    <Panel title={t('profile.sessions')}>
      {error && !data && <Failure error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton height={120} />}
      <Box
        component="ul"
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5, maxHeight: 360, overflow: 'auto' }}
      >
        {all.map(({ id, dateCreated, expiresAt, current, device, address }) => (
          <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 40 }}>
            <Box sx={{ flex: 1, minWidth: 0, typography: 'body2' }}>
              {current ? t('profile.thisBrowser') : t('profile.signedInSince', { moment: formatDateTime(dateCreated) })}
              <HelperText sx={{ overflowWrap: 'anywhere' }}>{[device, address].filter(Boolean).join(' · ')}</HelperText>
              <HelperText>{t('profile.endsAt', { moment: formatDateTime(expiresAt) })}</HelperText>
            </Box>
            {!current && (
              <ActionButton disabled={busy} onClick={() => perform(() => endOne(id))}>
                {t('profile.endSession')}
              </ActionButton>
            )}
          </Box>
        ))}
      </Box>
      {others.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
          {others.length > 1 && (
            <ActionButton icon="log-out" loading={busy} loadingPosition="start" onClick={() => perform(endOthers)}>
              {t('profile.endOthers')}
            </ActionButton>
          )}
          <ActionButton disabled={busy} onClick={() => setAsking(true)}>
            {t('profile.endAll')}
          </ActionButton>
        </Box>
      )}
      <ConfirmDialog
        open={asking}
        title={t('profile.endAll')}
        text={t('profile.endAllText')}
        action={t('profile.endAll')}
        failure={failure}
        onConfirm={endAll}
        onCancel={() => setAsking(false)}
      />
    </Panel>
  );
}
