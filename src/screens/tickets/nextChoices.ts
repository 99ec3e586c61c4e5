import { againstWaiting, stepsForward } from '../../../contract/tickets/ticketStatus';
import type { Next } from '../../../resources/tickets/actions';
import type { Ticket } from '../../../resources/tickets/tickets';
import type { PlainKey } from '../../i18n/messages';
import type { OwnPermissions } from './useTicket';

interface Choice {
  next: Next;
  label: PlainKey;
  icon: string;
}

const CHOICES: readonly (Choice & { taking: PlainKey })[] = [
  { next: 'WAIT_FOR_CUSTOMER', label: 'tickets.sendAndWait', taking: 'tickets.takeSendAndWait', icon: 'pause' },
  { next: 'RESOLVED', label: 'tickets.sendAndResolve', taking: 'tickets.takeSendAndResolve', icon: 'circle-check' },
  { next: 'CLOSED', label: 'tickets.sendAndClose', taking: 'tickets.takeSendAndClose', icon: 'archive' },
];

/** Returns the status changes that can be combined with a reply to the customer, as far as the user may make them. */
export function nextChoices({ status }: Pick<Ticket, 'status'>, may: OwnPermissions['may'], takes: boolean): Choice[] {
  const isOpen = (next: Next) => {
    if (next === 'WAIT_FOR_CUSTOMER') return !againstWaiting(status) && may('Start Work');
    const steps = stepsForward(status, next);
    return steps.length > 0 && steps.every(({ permission }) => may(permission));
  };
  return CHOICES.filter(({ next }) => isOpen(next)).map(({ taking, label, ...choice }) => ({
    ...choice,
    label: takes ? taking : label,
  }));
}
