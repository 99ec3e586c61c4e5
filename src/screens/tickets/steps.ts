import type { TaskPermission } from '../../../contract/access/taskPermissions';
import type { TicketStatus } from '../../../contract/statuses';
import { type Transition, transitionsFrom } from '../../../contract/tickets/ticketStatus';
import type { PlainKey } from '../../i18n/messages';
import type { Wording } from '../../i18n/wording';
import type { OwnPermissions } from './useTicket';

/** The button of each transition, by the task permission that it needs. */
const WORDS: Partial<Record<TaskPermission, { name: PlainKey; icon: string }>> = {
  'Start Work': { name: 'tickets.startWork', icon: 'play' },
  'Resolve Task': { name: 'tickets.resolve', icon: 'circle-check' },
  'Close Task': { name: 'tickets.close', icon: 'archive' },
  'Reopen Task': { name: 'tickets.reopen', icon: 'rotate-ccw' },
};

/** Returns the label of a transition's button. */
export function nameOfStep({ permission }: Transition, { t, word }: Wording): string {
  const known = WORDS[permission];
  return known ? t(known.name) : word(permission);
}

export const iconOfStep = ({ permission }: Transition): string => WORDS[permission]?.icon ?? 'arrow-right';

/** Returns the transitions that the signed-in user may make, the usual one last. */
export const ticketSteps = (status: TicketStatus, may: OwnPermissions['may']): readonly Transition[] =>
  transitionsFrom(status)
    .filter(({ permission }) => may(permission))
    .sort((a, b) => Number(b.needsReason) - Number(a.needsReason));
