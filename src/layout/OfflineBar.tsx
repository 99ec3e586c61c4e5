import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useWording } from '../i18n/useWording';
import { useOffline } from './useOffline';

/** Says that the service can't be reached, and asks again for what the page shows. */
export function OfflineBar() {
  const { t } = useWording();
  const client = useQueryClient();
  if (!useOffline()) return null;
  const again = () => client.refetchQueries({ type: 'active' });
  return (
    <Alert
      severity="warning"
      role="status"
      sx={{ borderRadius: 0, py: 0, alignItems: 'center' }}
      action={
        <Button color="inherit" onClick={again}>
          {t('common.tryAgain')}
        </Button>
      }
    >
      {t('layout.offline')}
    </Alert>
  );
}
