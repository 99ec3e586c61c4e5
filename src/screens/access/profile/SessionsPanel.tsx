import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useWording } from '../../../i18n/useWording';
import { leaveEverywhere } from '../../../session/session';
import { ActionButton } from '../../../ui/buttons/ActionButton';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { Failure } from '../../../ui/frames/Failure';
import { Panel } from '../../../ui/frames/Panel';
import { HelperText } from '../../../ui/texts/HelperText';
import { useActionMutation } from '../../actions/useActionMutation';
import { SESSIONS, useSessions } from './useSessions';

/** The user's sessions, this browser first, with buttons to sign out. */
export function SessionsPanel() {
  const { t, formatDateTime, sentenceOf } = useWording();
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState('');
  const { data, error, refetch } = useSessions();
  const { perform, isPending } = useActionMutation(
    (ended: { ids: readonly string[]; said: string }, act) =>
      Promise.all(ended.ids.map((id) => act('revokeOwnSession', { params: { id } }))),
    { done: (_, { said }) => said, refreshes: [SESSIONS] },
  );
  const all = [...(data?.sessions ?? [])].sort((a, b) => Number(b.current) - Number(a.current));
  const others = all.filter(({ current }) => !current);
  const endOne = (id: string) => perform({ ids: [id], said: t('profile.sessionEnded') });
  const endOthers = () => perform({ ids: others.map(({ id }) => id), said: t('profile.othersEnded') });
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
              <ActionButton disabled={isPending} onClick={() => endOne(id)}>
                {t('profile.endSession')}
              </ActionButton>
            )}
          </Box>
        ))}
      </Box>
      {others.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
          {others.length > 1 && (
            <ActionButton icon="log-out" loading={isPending} loadingPosition="start" onClick={endOthers}>
              {t('profile.endOthers')}
            </ActionButton>
          )}
          <ActionButton disabled={isPending} onClick={() => setAsking(true)}>
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
