import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { wayTo } from '../../../contract/tickets/ticketContact';
import { type Transition, ticketTransitionRefusal } from '../../../contract/tickets/ticketStatus';
import { formOf } from '../../../resources/language/defineActions';
import { ticketActions } from '../../../resources/tickets/actions';
import type { Ticket } from '../../../resources/tickets/tickets';
import type { Translate } from '../../i18n/messages';
import { useWording } from '../../i18n/useWording';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { HelperText } from '../../ui/texts/HelperText';
import { nameOfStep } from './steps';

interface Props {
  ticket: Ticket;
  step: Transition;
  busy: boolean;
  /** The reason why the last attempt failed; empty if there is none. */
  failure: string;
  /** The messages of the refused fields. */
  refused: { readonly reason?: unknown };
  onConfirm(reason: string): void;
  onCancel(): void;
}

const { maxLength } = formOf(ticketActions.changeTaskStatus.input).reason;

/** Confirms a transition of which the customer will be notified, or that requires a reason. */
export function StatusDialog({ ticket, step, busy, failure, refused, onConfirm, onCancel }: Props) {
  const wording = useWording();
  const { t, word } = wording;
  const [reason, setReason] = useState('');
  const [wasSent, setSent] = useState(false);
  const name = nameOfStep(step, wording);
  const missing = ticketTransitionRefusal(step.from, step.to, reason.trim() || null)?.errors?.reason;
  const refusal = typeof refused.reason === 'string' ? refused.reason : undefined;
  const fault = refusal ?? (wasSent ? missing : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (!missing && !busy) onConfirm(reason.trim());
  };
  return (
    <FormDialog
      title={`${name} ${ticket.ticketNumber}?`}
      submitLabel={name}
      busy={busy}
      failure={refusal ? '' : failure}
      onSubmit={submit}
      onClose={onCancel}
    >
      <HelperText>{consequenceOf(step, ticket, t)}</HelperText>
      <TextField
        label={step.needsReason ? t('tickets.why') : t('tickets.whyInternal')}
        required={step.needsReason}
        multiline
        minRows={2}
        autoFocus
        value={reason}
        error={fault !== undefined}
        helperText={fault && word(fault)}
        onChange={(event) => setReason(event.target.value)}
        slotProps={{ htmlInput: { maxLength } }}
      />
    </FormDialog>
  );
}

function consequenceOf({ to }: Transition, { contact }: Ticket, t: Translate): string {
  if (to === 'IN_PROGRESS') return t('tickets.workedOnAgain');
  return wayTo(contact) ? t('tickets.isTold', { name: contact.name }) : t('tickets.cannotBeNotified');
}
