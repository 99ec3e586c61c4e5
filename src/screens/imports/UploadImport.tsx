import { useState } from 'react';
import { lateOf } from '../../browser/lateOf';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { ActionButton } from '../../ui/buttons/ActionButton';

const UploadDialog = lateOf(() => import('./UploadDialog').then((m) => m.UploadDialog));

/** A button in the heading of the list that uploads a file of another system. */
export function UploadImport() {
  const { t } = useWording();
  const can = useCan();
  const [open, setOpen] = useState(false);
  if (!can('uploadImport')) return null;
  return (
    <>
      <ActionButton variant="contained" icon="upload" onClick={() => setOpen(true)}>
        {t('imports.upload')}
      </ActionButton>
      {open && <UploadDialog onClose={() => setOpen(false)} />}
    </>
  );
}
