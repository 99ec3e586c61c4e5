import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useWording } from '../../../i18n/useWording';
import { Failure } from '../../../ui/frames/Failure';
import { Panel } from '../../../ui/frames/Panel';
import { HelperText } from '../../../ui/texts/HelperText';
import { useSignIns } from './useSessions';

/** The latest attempts to sign in as this user: when, from where, and how they ended. */
export function SignInsPanel() {
  const { t, formatDateTime } = useWording();
  const { data, error, refetch } = useSignIns();
  return (
    <Panel title={t('profile.signIns')}>
      {error && !data && <Failure error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton height={120} />}
      <Box
        component="ul"
        // It scrolls, also by keyboard.
        tabIndex={0}
        aria-label={t('profile.signIns')}
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1, maxHeight: 300, overflow: 'auto' }}
      >
        {data?.signIns.map(({ id, dateCreated, result, device, address }) => (
          <Box component="li" key={id} sx={{ typography: 'body2' }}>
            <Box sx={{ display: 'flex', gap: 1, color: result === 'SIGNED_IN' ? 'text.primary' : 'error.main' }}>
              <Box sx={{ flex: 1 }}>{t(`profile.result${result}`)}</Box>
              <Box sx={{ color: 'text.secondary' }}>{formatDateTime(dateCreated)}</Box>
            </Box>
            <HelperText sx={{ overflowWrap: 'anywhere' }}>{[device, address].filter(Boolean).join(' · ')}</HelperText>
          </Box>
        ))}
      </Box>
      <HelperText sx={{ mt: 1.5 }}>{t('profile.notYou')}</HelperText>
    </Panel>
  );
}
