import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { REASON_LENGTH } from '../../../contract/constants';
import { type AnyResource, freeStatusOf } from '../../../resources/defineResource';
import { useWording } from '../../i18n/useWording';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { BulkOutcomes } from './BulkOutcomes';
import { useBulkStatus } from './useBulkStatus';

interface Props {
  resource: AnyResource;
  ids: readonly string[];
  /** Told of the ids that were refused. */
  onChanged(refused: string[]): void;
  onClose(): void;
}

/** Asks for the new status of several records, changes it, and tells of those that were refused. */
export function BulkStatusDialog({ resource, ids, onChanged, onClose }: Props) {
  const { t, nameOf, formatNumber, wordsOf } = useWording();
  const [status, setStatus] = useState('');
  const [reason, setReason] = useState('');
  const { change, isPending, done, error, outcomes } = useBulkStatus(resource, { onChanged, onDone: onClose });
  const count = formatNumber(ids.length);
  const what = nameOf(resource, ids.length).toLowerCase();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change({ ids, status, ...(reason.trim() ? { reason: reason.trim() } : {}) });
  };
  const title = t('lists.changeStatusOf', { count, what });
  if (outcomes) return <BulkOutcomes title={title} resource={resource} outcomes={outcomes} onClose={onClose} />;
  return (
    <FormDialog
      title={title}
      submitLabel={done ? t('lists.doneOf', { done: formatNumber(done), count }) : t('lists.change', { count })}
      busy={isPending}
      disabled={!status}
      failure={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        select
        required
        label={t('lists.newStatus')}
        value={status}
        onChange={(event) => setStatus(event.target.value)}
      >
        {freeStatusOf(resource)?.options?.map((option) => (
          <MenuItem key={option} value={option}>
            {wordsOf(option)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={t('common.reason')}
        helperText={t('lists.savedInAuditLog')}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        slotProps={{ htmlInput: { maxLength: REASON_LENGTH } }}
      />
    </FormDialog>
  );
}
