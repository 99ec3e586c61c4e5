import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { Transition } from '../../../contract/tickets/ticketStatus';
import { useWording } from '../../i18n/useWording';
import { callApi } from '../../session/callApi';
import { useSeenVersion } from '../../session/useSeenVersion';
import { ActionButton } from '../../ui/buttons/ActionButton';
import type { Ticket } from './entries';
import { StatusDialog } from './StatusDialog';
import { iconOfStep, nameOfStep, stepsFrom } from './steps';
import { type OwnPermissions, useTicketChange } from './useTicket';

/** Returns whether a transition needs a dialog: it requires a reason, or the customer will be notified. */
const isAsked = ({ to, needsReason }: Transition) => needsReason || to === 'RESOLVED' || to === 'CLOSED';

/** The transitions from the ticket's status that the user may make. */
export function StatusActions({ ticket, own: { may } }: { ticket: Ticket; own: OwnPermissions }) {
  const wording = useWording();
  const { t, sentenceOf } = wording;
  const notify = useNotify();
  const [asked, setAsked] = useState<Transition | null>(null);
  const seen = useSeenVersion(ticket.dateUpdated);
  const { mutate, isPending, error, reset } = useTicketChange((body: { status: Ticket['status']; reason?: string }) =>
    seen.send((version) => callApi('changeTaskStatus', { params: { id: ticket.id }, body, version })),
  );
  const start = ({ to }: Transition) => {
    seen.see(ticket.dateUpdated);
    mutate(
      { status: to },
      {
        onError: (error) =>
          notify(error.message ? sentenceOf(error) : t('tickets.statusNotChanged'), { type: 'error' }),
      },
    );
  };
  const ask = (step: Transition) => {
    reset();
    seen.see(ticket.dateUpdated);
    setAsked(step);
  };
  return (
    <>
      {stepsFrom(ticket.status, may).map((step) => (
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
          error={error}
          onConfirm={(reason) =>
            mutate({ status: asked.to, ...(reason ? { reason } : {}) }, { onSuccess: () => setAsked(null) })
          }
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  );
}
