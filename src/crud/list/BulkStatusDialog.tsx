import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type FormEvent, useId, useState } from 'react';
import { REASON_LENGTH } from '../../../contract/constants';
import type { AnyResource } from '../../../resources/defineResource';
import { useWording } from '../../i18n/useWording';
import { BulkOutcomes } from './BulkOutcomes';
import { StatusChoice } from './StatusChoice';
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
  const { t, nameOf, formatNumber } = useWording();
  const titleId = useId();
  const [status, setStatus] = useState('');
  const [reason, setReason] = useState('');
  const { change, isPending, done, error, outcomes } = useBulkStatus(resource, { onChanged, onDone: onClose });
  const count = formatNumber(ids.length);
  const what = nameOf(resource, ids.length).toLowerCase();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change({ ids, status, ...(reason.trim() ? { reason: reason.trim() } : {}) });
  };
  return (
    <Dialog open onClose={isPending ? undefined : onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ fontSize: 16, pb: 1 }}>
        {t('lists.changeStatusOf', { count, what })}
      </DialogTitle>
      {outcomes ? (
        <BulkOutcomes resource={resource} outcomes={outcomes} onClose={onClose} />
      ) : (
        <form onSubmit={submit}>
          <DialogContent sx={{ display: 'grid', gap: 2, py: 1 }}>
            {error && <Alert severity="error">{error}</Alert>}
            <StatusChoice resource={resource} ids={ids} value={status} onChange={setStatus} />
            <TextField
              label={t('common.reason')}
              helperText={t('lists.savedInAuditLog')}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              slotProps={{ htmlInput: { maxLength: REASON_LENGTH } }}
            />
          </DialogContent>
          <DialogActions sx={{ px: 3, pb: 2 }}>
            <Button variant="outlined" onClick={onClose} disabled={isPending}>
              {t('common.cancel')}
            </Button>
            <Button type="submit" variant="contained" loading={isPending} loadingPosition="start" disabled={!status}>
              {done ? t('lists.doneOf', { done: formatNumber(done), count }) : t('lists.change', { count })}
            </Button>
          </DialogActions>
        </form>
      )}
    </Dialog>
  );
}
