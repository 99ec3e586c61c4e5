import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { Transition } from '../../../contract/ticketStatus';
import { Icon } from '../../icons/Icon';
import { callApi } from '../../session/callApi';
import type { Ticket } from './entries';
import { StatusDialog } from './StatusDialog';
import { stepsFrom, wordsOfStep } from './steps';
import { type OwnPermissions, useTicketChange } from './useTicket';

/** Whether a step is asked about first: one that needs a reason, and those that the customer is told of. */
const isAsked = ({ to, needsReason }: Transition) => needsReason || to === 'RESOLVED' || to === 'CLOSED';

/** The ways on from the ticket's status that one may take. */
export function StatusActions({ ticket, own: { may, mayTake } }: { ticket: Ticket; own: OwnPermissions }) {
  const notify = useNotify();
  const [asked, setAsked] = useState<Transition | null>(null);
  const { mutate, isPending, error, reset } = useTicketChange((body: { status: Ticket['status']; reason?: string }) =>
    callApi('changeTaskStatus', { params: { id: ticket.id }, body }),
  );
  const start = ({ to }: Transition) =>
    mutate(
      { status: to },
      { onError: ({ message }) => notify(message || 'The status could not be changed.', { type: 'error' }) },
    );
  const ask = (step: Transition) => {
    reset();
    setAsked(step);
  };
  return (
    <>
      {stepsFrom(ticket.status, may).map((step) => (
        <Button
          key={step.to}
          variant={step.needsReason || mayTake ? 'outlined' : 'contained'}
          startIcon={<Icon name={wordsOfStep(step).icon} />}
          loading={isPending && asked === null}
          onClick={() => (isAsked(step) ? ask(step) : start(step))}
        >
          {wordsOfStep(step).word}
        </Button>
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
