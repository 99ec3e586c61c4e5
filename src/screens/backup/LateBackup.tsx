import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useWording } from '../../i18n/useWording';
import { callApi } from '../../session/callApi';

const AGAIN = 10 * 60_000;

/** Warns that the last verified backup is too old, if backups are set up. */
export function LateBackup() {
  const { t, formatDateTime } = useWording();
  const { data } = useQuery({
    queryKey: ['backups', 'state'],
    queryFn: ({ signal }) => callApi('readBackupState', { signal }),
    staleTime: AGAIN,
    refetchInterval: AGAIN,
    networkMode: 'online',
  });
  if (!data?.isLate) return null;
  const { provedAt } = data;
  return (
    <Alert
      severity="error"
      variant="filled"
      role="alert"
      // In dark mode, the variant's own red has too little contrast with its text.
      sx={{ borderRadius: 0, py: 0, alignItems: 'center', bgcolor: 'error.main', color: 'error.contrastText' }}
      action={
        <Button color="inherit" component={Link} to="/backups">
          {t('layout.viewBackups')}
        </Button>
      }
    >
      {provedAt ? t('layout.lastBackup', { moment: formatDateTime(provedAt) }) : t('layout.noBackup')}
    </Alert>
  );
}
