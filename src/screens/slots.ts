import { lazy } from 'react';
import type { Slots } from '../generated/slots';

/** What is written by hand in generated screens, by the name of the resource. */
export const slots: Readonly<Record<string, Slots>> = {
  tickets: { details: lazy(() => import('./tickets/TicketDesk').then((m) => ({ default: m.TicketDesk }))) },
  'task-permissions': { sections: lazy(() => import('./taskRoles/HeldBy').then((m) => ({ default: m.HeldBy }))) },
};
