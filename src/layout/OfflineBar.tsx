import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useWording } from '../i18n/useWording';
import { useChunkLoadError } from './useChunkLoadError';
import { useOffline } from './useOffline';

/**
 * Says that the service can't be reached, and retries the requests of the page; or says that a part of the page's code did not
 * load, and reloads the page.
 */
export function OfflineBar() {
  const { t } = useWording();
  const client = useQueryClient();
  const isOffline = useOffline();
  const isLost = useChunkLoadError();
  if (isOffline)
    return (
      <Bar
        text={t('layout.offline')}
        action={t('common.tryAgain')}
        onAct={() => client.refetchQueries({ type: 'active' })}
      />
    );
  if (isLost)
    return <Bar text={t('layout.partLost')} action={t('layout.loadItAgain')} onAct={() => window.location.reload()} />;
  return null;
}

interface Props {
  text: string;
  action: string;
  onAct(): void;
}

const Bar = ({ text, action, onAct }: Props) => (
  <Alert
    severity="warning"
    role="status"
    sx={{ borderRadius: 0, py: 0, alignItems: 'center' }}
    action={
      <Button color="inherit" onClick={onAct}>
        {action}
      </Button>
    }
  >
    {text}
  </Alert>
);
