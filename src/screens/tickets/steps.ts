import type { TicketStatus } from '../../../contract/statuses';
import type { TaskPermission } from '../../../contract/taskPermissions';
import { type Transition, transitionsFrom } from '../../../contract/ticketStatus';
import type { OwnPermissions } from './useTicket';

/** How the way that a task permission opens reads on its button. */
const WORDS: Partial<Record<TaskPermission, { word: string; icon: string }>> = {
  'Start Work': { word: 'Start work', icon: 'play' },
  'Resolve Task': { word: 'Resolve', icon: 'circle-check' },
  'Close Task': { word: 'Close', icon: 'archive' },
  'Reopen Task': { word: 'Reopen', icon: 'rotate-ccw' },
};

export const wordsOfStep = ({ permission }: Transition) =>
  WORDS[permission] ?? { word: permission, icon: 'arrow-right' };

/** The ways on that whoever is signed in may take, the usual one last. */
export const stepsFrom = (status: TicketStatus, may: OwnPermissions['may']): readonly Transition[] =>
  transitionsFrom(status)
    .filter(({ permission }) => may(permission))
    .sort((a, b) => Number(b.needsReason) - Number(a.needsReason));
