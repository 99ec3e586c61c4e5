import { againstWaiting, stepsForward } from '../../../contract/tickets/ticketStatus';
import type { Next } from '../../../resources/tickets/actions';
import type { Ticket } from '../../../resources/tickets/tickets';
import type { PlainKey } from '../../i18n/messages';
import type { Taking } from './useComposer';
import type { OwnPermissions } from './useTicket';

interface Choice {
  next: Next;
  label: PlainKey;
  icon: string;
}

const CHOICES: readonly (Choice & Record<Taking, PlainKey>)[] = [
  {
    next: 'WAIT_FOR_CUSTOMER',
    label: 'tickets.sendAndWait',
    take: 'tickets.takeSendAndWait',
    takeOver: 'tickets.takeOverSendAndWait',
    icon: 'pause',
  },
  {
    next: 'RESOLVED',
    label: 'tickets.sendAndResolve',
    take: 'tickets.takeSendAndResolve',
    takeOver: 'tickets.takeOverSendAndResolve',
    icon: 'circle-check',
  },
  {
    next: 'CLOSED',
    label: 'tickets.sendAndClose',
    take: 'tickets.takeSendAndClose',
    takeOver: 'tickets.takeOverSendAndClose',
    icon: 'archive',
  },
];

/** Returns the status changes that can be combined with a reply to the customer, as far as the user may make them. */
export function nextChoices(
  { status }: Pick<Ticket, 'status'>,
  may: OwnPermissions['may'],
  taking: Taking | undefined,
): Choice[] {
  const isOpen = (next: Next) => {
    if (next === 'WAIT_FOR_CUSTOMER') return !againstWaiting(status) && may('Start Work');
    const steps = stepsForward(status, next);
    return steps.length > 0 && steps.every(({ permission }) => may(permission));
  };
  return CHOICES.filter(({ next }) => isOpen(next)).map(({ next, icon, ...labels }) => ({
    next,
    icon,
    label: labels[taking ?? 'label'],
  }));
}
