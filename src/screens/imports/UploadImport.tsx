import { useState } from 'react';
import { lateOf } from '../../browser/lateOf';
import { useWording } from '../../i18n/useWording';
import { useMayCall } from '../../session/calls';
import { ActionButton } from '../../ui/buttons/ActionButton';

const UploadDialog = lateOf(() => import('./UploadDialog').then((m) => m.UploadDialog));

/** A button in the heading of the list that uploads a file of another system. */
export function UploadImport() {
  const { t } = useWording();
  const mayCall = useMayCall();
  const [open, setOpen] = useState(false);
  if (!mayCall('uploadImport')) return null;
  return (
    <>
      <ActionButton variant="contained" icon="upload" onClick={() => setOpen(true)}>
        {t('imports.upload')}
      </ActionButton>
      {open && <UploadDialog onClose={() => setOpen(false)} />}
    </>
  );
}
