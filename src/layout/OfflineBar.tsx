import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { PART_LOST } from '../browser/loadable';
import { useWording } from '../i18n/useWording';
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

/** Returns whether some code of the page could not be loaded: the connection dropped, or a newer version is deployed. */
function useChunkLoadError(): boolean {
  const [isLost, setIsLost] = useState(false);
  useEffect(() => {
    const lose = () => setIsLost(true);
    window.addEventListener(PART_LOST, lose);
    return () => window.removeEventListener(PART_LOST, lose);
  }, []);
  return isLost;
}
