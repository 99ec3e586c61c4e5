import { useState } from 'react';
import type { Transition } from '../../../contract/tickets/ticketStatus';
import type { Ticket } from '../../../resources/tickets/tickets';
import { tickets } from '../../../resources/tickets/tickets';
import { useWording } from '../../i18n/useWording';
import { useSeenVersion } from '../../session/useSeenVersion';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { useActionMutation } from '../actions/useActionMutation';
import { StatusDialog } from './StatusDialog';
import { iconOfStep, nameOfStep, ticketSteps } from './steps';
import type { OwnPermissions } from './useTicket';

/** Returns whether a transition needs a dialog: it requires a reason, or the customer will be notified. */
const isAsked = ({ to, needsReason }: Transition) => needsReason || to === 'RESOLVED' || to === 'CLOSED';

/** The transitions from the ticket's status that the user may make. */
export function StatusActions({ ticket, own: { may } }: { ticket: Ticket; own: OwnPermissions }) {
  const wording = useWording();
  const { t } = wording;
  const [asked, setAsked] = useState<Transition | null>(null);
  const seen = useSeenVersion(ticket.dateUpdated);
  const { perform, submit, isPending, failure, refused, reset } = useActionMutation(
    (body: { status: Ticket['status']; reason?: string }, act) =>
      seen.send((version) => act('changeTaskStatus', { params: { id: ticket.id }, body, version })),
    { refreshes: [tickets.name], onSuccess: () => setAsked(null), failed: t('tickets.statusNotChanged') },
  );
  const start = ({ to }: Transition) => {
    seen.see(ticket.dateUpdated);
    void perform({ status: to });
  };
  const ask = (step: Transition) => {
    reset();
    seen.see(ticket.dateUpdated);
    setAsked(step);
  };
  return (
    <>
      {ticketSteps(ticket.status, may).map((step) => (
        <ActionButton
          key={step.to}
          variant="outlined"
          icon={iconOfStep(step)}
          loading={isPending && asked === null}
          onClick={() => (isAsked(step) ? ask(step) : start(step))}
        >
          {nameOfStep(step, wording)}
        </ActionButton>
      ))}
      {asked && (
        <StatusDialog
          ticket={ticket}
          step={asked}
          busy={isPending}
          failure={failure}
          refused={refused}
          onConfirm={(reason) => submit({ status: asked.to, ...(reason ? { reason } : {}) })}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  );
}
