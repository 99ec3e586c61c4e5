import Alert from '@mui/material/Alert';
import { useEffect, useState } from 'react';
import { KEPT_STORAGE } from '../../../contract/constants';
import { useWording } from '../../i18n/useWording';
import { CopyButton } from '../../ui/buttons/CopyButton';
import { boardStore } from './boardStore';

/** Sets a stored board aside if it cannot be read, and says where it is. */
export function Rescued() {
  const { t } = useWording();
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    const rescued = boardStore.rescue();
    if (rescued !== null) setText(rescued);
  }, []);
  if (text === null) return null;
  return (
    <Alert
      severity="warning"
      variant="outlined"
      onClose={() => setText(null)}
      sx={{ mb: 2, color: 'text.primary', bgcolor: 'background.paper' }}
    >
      {t('kanban.rescued', { kanbanSetAside: KEPT_STORAGE.kanbanSetAside })}{' '}
      <CopyButton text={text} what={t('kanban.theOldBoard')} />
    </Alert>
  );
}
