import Alert from '@mui/material/Alert';
import { useEffect, useState } from 'react';
import { KEPT_STORAGE } from '../../../contract/constants';
import { CopyButton } from '../../crud/values/CopyButton';
import { boardStore } from './boardStore';

/** Sets a stored board that cannot be read aside, and says where it is. */
export function Rescued() {
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
      The board in this browser could not be read, so a new one was begun. The old one was not lost: it is in this
      browser’s storage under the name {KEPT_STORAGE.kanbanSetAside}. <CopyButton text={text} what="the old board" />
    </Alert>
  );
}
