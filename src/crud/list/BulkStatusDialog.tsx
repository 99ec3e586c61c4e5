import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { REASON_LENGTH } from '../../../contract/constants';
import { choicesIn } from '../../../contract/transitions';
import { type AnyResource, freeStatusOf } from '../../../resources/language/defineResource';
import { useWording } from '../../i18n/useWording';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { BulkOutcomes } from './BulkOutcomes';
import { StatusChoice } from './StatusChoice';
import { useBulkStatus } from './useBulkStatus';

interface Props {
  resource: AnyResource;
  ids: readonly string[];
  /** The versions that the user has seen, by id. A record that has changed since then is not changed. */
  versions: Readonly<Record<string, string>>;
  /** Receives the ids that were refused. */
  onChanged(refused: string[]): void;
  onClose(): void;
}

/** Asks for the new status of one or more records and the reason, changes it, and lists the records that were refused. */
export function BulkStatusDialog({ resource, ids, versions, onChanged, onClose }: Props) {
  const { t, nameOf, formatNumber, wordsOf } = useWording();
  const [status, setStatus] = useState('');
  const [reason, setReason] = useState('');
  const { change, isPending, done, error, outcomes } = useBulkStatus(resource, { onChanged, onDone: onClose });
  const count = formatNumber(ids.length);
  const what = nameOf(resource, ids.length).toLowerCase();
  const becomes = freeStatusOf(resource)?.becomes;
  const isFinal = status !== '' && becomes !== undefined && choicesIn(becomes, status).length === 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change({ ids, versions, status, reason: reason.trim() });
  };
  const title = ids.length === 1 ? t('common.changeStatus') : t('lists.changeStatusOf', { count, what });
  const working = done ? t('lists.doneOf', { done: formatNumber(done), count }) : t('lists.change', { count });
  const submitLabel = ids.length === 1 ? title : working;
  if (outcomes) return <BulkOutcomes title={title} resource={resource} outcomes={outcomes} onClose={onClose} />;
  return (
    <FormDialog
      title={title}
      submitLabel={submitLabel}
      busy={isPending}
      disabled={!status || !reason.trim()}
      failure={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <StatusChoice resource={resource} ids={ids} value={status} onChange={setStatus} />
      {isFinal && <Alert severity="warning">{t('lists.finalStatus', { status: wordsOf(status) })}</Alert>}
      <TextField
        label={t('common.reason')}
        required
        helperText={t('lists.savedInAuditLog')}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        slotProps={{ htmlInput: { maxLength: REASON_LENGTH } }}
      />
    </FormDialog>
  );
}
